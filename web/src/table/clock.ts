/** Time left, as text: "12:41", "3 h 05", "2 d 4 h". */
export function timeLeft(ms: number): string {
  const s = Math.max(0, Math.floor(ms / 1000));
  const [d, h, m] = [
    Math.floor(s / 86_400),
    Math.floor((s % 86_400) / 3_600),
    Math.floor((s % 3_600) / 60),
  ];
  const two = (n: number) => String(n).padStart(2, '0');
  if (d > 0) return `${d} d ${h} h`;
  if (h > 0) return `${h} h ${two(m)}`;
  return `${m}:${two(s % 60)}`;
}
