/** The free ground of one region: answers at once whether a box lies wholly inside an outline. */
import { boxOf, type Box, type Line } from '$src/board/geometry';

export const GRID = 3; // board units of one cell

export class Room {
  readonly box: Box;
  #columns: number;
  #rows: number;
  #outside: Int32Array; // summed: cells outside the outline, above and left of each corner

  constructor(outline: Line) {
    this.box = boxOf(outline);
    this.#columns = Math.ceil(this.box.w / GRID) + 1;
    this.#rows = Math.ceil(this.box.h / GRID) + 1;
    this.#outside = new Int32Array((this.#columns + 1) * (this.#rows + 1));
    for (let row = 0; row < this.#rows; row++) this.#scan(outline, row);
  }

  /** One line of cells: where the outline crosses it, inside and outside change. */
  #scan(outline: Line, row: number): void {
    const y = this.box.y + row * GRID + 0.01;
    const crossings: number[] = [];
    for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
      const [xi, yi] = outline[i]!;
      const [xj, yj] = outline[j]!;
      if (yi > y !== yj > y) crossings.push(((xj - xi) * (y - yi)) / (yj - yi) + xi);
    }
    crossings.sort((a, b) => a - b);
    let [k, sum] = [0, 0];
    const width = this.#columns + 1;
    for (let column = 0; column < this.#columns; column++) {
      const x = this.box.x + column * GRID;
      while (k < crossings.length && crossings[k]! <= x) k++;
      sum += k % 2 === 0 ? 1 : 0;
      this.#outside[(row + 1) * width + column + 1] =
        this.#outside[row * width + column + 1]! + sum;
    }
  }

  /** Whether a box around a place is wholly inside. */
  holds(x: number, y: number, w: number, h: number): boolean {
    const left = Math.floor((x - w / 2 - this.box.x) / GRID);
    const top = Math.floor((y - h / 2 - this.box.y) / GRID);
    const right = Math.ceil((x + w / 2 - this.box.x) / GRID) + 1;
    const bottom = Math.ceil((y + h / 2 - this.box.y) / GRID) + 1;
    if (left < 0 || top < 0 || right > this.#columns || bottom > this.#rows) return false;
    const width = this.#columns + 1;
    const at = (row: number, column: number) => this.#outside[row * width + column]!;
    return at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left) === 0;
  }
}
