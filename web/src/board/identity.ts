/**
 * Pieces of a kind are alike, so a position names none of them; but an eye follows each. `follow`
 * gives every piece a lasting key: what stayed keeps its key, what vanished here and appeared there
 * has moved.
 */
export interface Piece {
  kind: string;
  place: string;
}
export interface Followed<P extends Piece> {
  key: string;
  piece: P;
}

export class Follower<P extends Piece> {
  #last: readonly Followed<P>[] = [];
  #next = 1;

  follow(pieces: readonly P[]): readonly Followed<P>[] {
    const free = [...this.#last];
    const keys = new Map<P, string>();
    const claim = (fits: (old: P) => boolean): string | null => {
      const at = free.findIndex(({ piece }) => fits(piece));
      return at < 0 ? null : (free.splice(at, 1)[0]?.key ?? null);
    };
    for (const piece of pieces) {
      const key = claim((old) => old.kind === piece.kind && old.place === piece.place);
      if (key !== null) keys.set(piece, key);
    }
    for (const piece of pieces) {
      if (!keys.has(piece))
        keys.set(piece, claim((old) => old.kind === piece.kind) ?? `${piece.kind}${this.#next++}`);
    }
    this.#last = pieces.map((piece) => ({ key: keys.get(piece) ?? '', piece }));
    return this.#last;
  }
}
