import { OPS } from 'unpdf/pdfjs'

/** A page's drawing operators, as listed by pdf.js. */
export type Operators = { fnArray: ArrayLike<number>; argsArray: unknown[] }

/** A small drawn shape, in points from the page's top left. */
export type Mark = { left: number; right: number; y: number }

type Matrix = readonly [number, number, number, number, number, number]

const minSize = 1.2
const maxSize = 7
// Larger marks are the dots of a timeline next to job titles.
const maxSizeInFont = 0.5

/** Finds small filled or outlined squares and circles: browsers draw bullets instead of writing them as text. */
export function findMarks(operators: Operators, view: readonly number[]): Mark[] {
  const marks: Mark[] = []
  const saved: Matrix[] = []
  let matrix = toMatrix(view)
  for (let at = 0; at < operators.fnArray.length; at++) {
    const args: unknown = operators.argsArray[at]
    switch (operators.fnArray[at]) {
      case OPS.save:
        saved.push(matrix)
        break
      case OPS.paintFormXObjectBegin:
        saved.push(matrix)
        matrix = multiply(matrix, toMatrix(itemOf(args, 0)))
        break
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        matrix = saved.pop() ?? matrix
        break
      case OPS.transform:
        matrix = multiply(matrix, toMatrix(args))
        break
      case OPS.constructPath:
        marks.push(...markOf(args, matrix))
    }
  }
  return marks
}

function markOf(args: unknown, matrix: Matrix): Mark[] {
  const box = itemOf(args, 2)
  if (itemOf(args, 0) === OPS.endPath || !isNumbers(box) || box.length < 4) return []
  const [left = 0, top = 0, right = 0, bottom = 0] = box
  const [x1, y1] = apply(matrix, left, top)
  const [x2, y2] = apply(matrix, right, bottom)
  const width = Math.abs(x2 - x1)
  const height = Math.abs(y2 - y1)
  const isSmall = Math.min(width, height) >= minSize && Math.max(width, height) <= maxSize
  if (!isSmall || width > height * 1.6 || height > width * 1.6) return []
  return [{ left: Math.min(x1, x2), right: Math.max(x1, x2), y: (y1 + y2) / 2 }]
}

/** True when a mark is a bullet for the line: just left of its start, at the height of lowercase letters. */
export function isMarked(marks: readonly Mark[], line: { x: number; y: number; fontSize: number }): boolean {
  return marks.some((mark) => {
    if (mark.right - mark.left > line.fontSize * maxSizeInFont) return false
    const gap = line.x - mark.right
    const above = line.y - mark.y
    return (
      gap > 0 && gap < line.fontSize * 2.2 && above > line.fontSize * 0.05 && above < line.fontSize * 0.65
    )
  })
}

function itemOf(list: unknown, at: number): unknown {
  return Array.isArray(list) ? list[at] : undefined
}

function isNumbers(value: unknown): value is ArrayLike<number> & Iterable<number> {
  return value instanceof Float32Array || Array.isArray(value)
}

function toMatrix(value: unknown): Matrix {
  if (!isNumbers(value)) return [1, 0, 0, 1, 0, 0]
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = value
  return [a, b, c, d, e, f]
}

function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f]
}
