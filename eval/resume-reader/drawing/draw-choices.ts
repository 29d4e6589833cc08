import { makeRandom } from '../seeded-random.ts'

/** What a layout leaves open and each program and person does in their own way. */
export type DrawChoices = {
  /** How far apart cells stand in a text file, and how they are set in Word and in a PDF. */
  textGap: 'tab' | 'spaces' | 'edge'
  wordGap: 'tab' | 'spaces' | 'table'
  pdfGap: 'fill' | 'grid' | 'even'
  /** A real list of the format, or the bullet typed before the text. */
  bullets: 'list' | 'typed'
  /** Which part of a bold or italic line with several parts is so. */
  emphasis: 'line' | 'cell' | 'piece'
  /** Capitals and letter spacing as typed, or as a style of the letters. */
  capitals: 'typed' | 'styled'
  /** Space between Word paragraphs, as empty ones or as a distance. */
  wordSpace: 'empty' | 'distance'
  textColumns: 'stacked' | 'side-by-side'
  textRule: string
  /** Spaces before the second and further lines of a wrapped item in a text file. */
  textHang: number
  lineEnd: '\n' | '\r\n'
  /** Whether furniture is left out of the first page. */
  runningFrom: 1 | 2
}

/** Equal seeds choose alike. */
export function drawChoices(seed: number): DrawChoices {
  const random = makeRandom(seed)
  return {
    textGap: random.pick(['tab', 'spaces', 'edge']),
    wordGap: random.weighted([
      ['tab', 70],
      ['table', 18],
      ['spaces', 12],
    ]),
    pdfGap: random.weighted([
      ['fill', 55],
      ['grid', 30],
      ['even', 15],
    ]),
    bullets: random.pick(['list', 'typed']),
    emphasis: random.pick(['line', 'cell', 'piece']),
    capitals: random.pick(['typed', 'styled']),
    wordSpace: random.weighted([
      ['distance', 65],
      ['empty', 35],
    ]),
    textColumns: random.pick(['stacked', 'side-by-side']),
    textRule: random.pick(['-', '=', '_', '*', '~']),
    textHang: random.pick([0, 2, 2, 4]),
    lineEnd: random.chance(0.3) ? '\r\n' : '\n',
    runningFrom: random.chance(0.3) ? 2 : 1,
  }
}
