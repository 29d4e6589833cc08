import type { Comparison, ExerciseKind, ExerciseTest } from '@nextrung/contract/exercises'

const expectedWords: Record<Comparison, string> = {
  equal: 'Expected',
  unordered: 'Expected, in any order',
  oneOf: 'Expected one of these',
  pattern: 'Expected text that matches',
  atLeast: 'Expected at least',
  atMost: 'Expected at most',
  present: 'Expected',
  missing: 'Expected',
  contains: 'Expected to contain',
  lacks: 'Expected not to contain',
  every: 'Expected every entry to be',
}

/** What a test expects: the words, and the value as JSON where there is one. */
export const expectedOf = ({
  compare,
  expected,
}: ExerciseTest): { words: string; json?: string; text?: string } => {
  const words = expectedWords[compare]
  if (compare === 'present') return { words, text: 'any value' }
  if (compare === 'missing') return { words, text: 'no value' }
  return { words, json: expected }
}

type Input = { words: string; text: string }

const patternWords: Record<string, string> = {
  test: 'Does it match this text?',
  matches: 'What it finds in this text',
  groups: 'What its groups find in this text',
}

const markupText = ({ probe, width }: ExerciseTest): string => {
  const [what = '', ...rest] = probe.split(' ')
  const [detail = '', ...selector] = rest
  const named = { all: rest.join(' '), selector: selector.join(' ') }
  const texts: Record<string, string> = {
    count: `how many ${named.all}`,
    text: `the text of ${named.all}`,
    texts: `the texts of ${named.all}`,
    label: `the label of ${named.all}`,
    attribute: `${detail} of ${named.selector}`,
    style: `${detail} of ${named.selector}`,
    box: `${detail} of ${named.selector}, in pixels`,
  }
  return `${texts[what] ?? probe}${width ? `, in a window ${width} pixels wide` : ''}`
}

const sqlInput = ({ setup = '', probe }: ExerciseTest): Input[] => [
  ...(setup ? [{ words: 'With these rows', text: setup }] : []),
  ...(probe ? [{ words: 'Then looked at', text: probe }] : []),
]

/** What a test gave to the code, or looked at. */
export const inputOf = (kind: ExerciseKind, test: ExerciseTest): Input[] => {
  if (kind === 'sql') return sqlInput(test)
  if (kind === 'regex') return [{ words: patternWords[test.probe] ?? 'Text', text: test.setup ?? '' }]
  if (kind === 'html') return [{ words: 'Measured', text: markupText(test) }]
  if (kind === 'json' || kind === 'yaml')
    return [
      {
        words: 'Looked at',
        text: test.probe === '' ? 'the whole file' : test.probe.replace(/[@#]$|\?keys$/, ''),
      },
    ]
  return [{ words: 'Called', text: test.probe }]
}
