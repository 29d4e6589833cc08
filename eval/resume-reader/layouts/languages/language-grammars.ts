import type { Block, Layout, Piece } from '../../shapes.ts'
import { renderTemplate } from '../line-template.ts'
import { joined, labelled, line, plain } from '../lines.ts'
import type { Writing } from '../writing.ts'

export type LanguageGrammar = {
  weight?: number
  formats?: readonly Layout['format'][]
  narrow?: boolean
  /** Names the languages itself ("Languages: …"), so that no heading is needed. */
  runIn?: boolean
  write: (writing: Writing) => Block[]
}

const perLanguage =
  (lines: readonly string[]) =>
  (writing: Writing): Block[] =>
    writing.person.languages.flatMap(({ language, level }) =>
      renderTemplate({
        lines,
        fields: { language: labelled(language, 'language'), level: labelled(level, 'level') },
        role: 'language',
        word: writing.word,
        separator: writing.separator,
        bullet: writing.bullet,
      }),
    )

/** All in one line; `around` are the marks around the level. */
const row = ({
  writing,
  around,
  between,
}: {
  writing: Writing
  around: [string, string]
  between: string
}): Piece[] =>
  joined(
    writing.person.languages.map(({ language, level }): Piece[] => [
      { text: language, label: 'language' },
      ...(level === undefined
        ? []
        : [
            ...plain(around[0]),
            { text: level, label: 'level' as const },
            ...(around[1] ? plain(around[1]) : []),
          ]),
    ]),
    between,
  )

const inOneLine = (around: [string, string], between: string) => ({
  narrow: true,
  write: (writing: Writing): Block[] => [line({ role: 'language', text: row({ writing, around, between }) })],
})

const runIn = (around: [string, string], between: string): LanguageGrammar => ({
  weight: 1.5,
  runIn: true,
  write: (writing) => [
    line({
      role: 'language',
      text: [...plain(`${writing.word('Languages')}: `), ...row({ writing, around, between })],
    }),
  ],
})

/** How languages and their levels are told. */
export const languageGrammars: Record<string, LanguageGrammar> = {
  'dash a line': { narrow: true, weight: 2, write: perLanguage(['{language}< – >{level}']) },
  'hyphen a line': { narrow: true, weight: 2, write: perLanguage(['{language}< - >{level}']) },
  'colon a line': { narrow: true, weight: 2, write: perLanguage(['{language}<: >{level}']) },
  'brackets a line': { narrow: true, weight: 2, write: perLanguage(['{language}[ ({level})]']) },
  'comma a line': { narrow: true, write: perLanguage(['{language}<, >{level}']) },
  'level below': { narrow: true, write: perLanguage(['^b {language}', '^s {level}']) },
  'level in front': { narrow: true, weight: 0.5, write: perLanguage(['{level}<: >{language}']) },
  'bullet with colon': { narrow: true, weight: 2, write: perLanguage(['^* {language}<: >{level}']) },
  'bullet with brackets': { narrow: true, weight: 2, write: perLanguage(['^* {language}[ ({level})]']) },
  'bullet with dash': { narrow: true, write: perLanguage(['^* {language}< – >{level}']) },
  'level at the edge': { weight: 2, write: perLanguage(['{language} || {level}']) },
  'level at the edge with colon': { write: perLanguage(['{language}: || {level}']) },
  'only names': { narrow: true, weight: 0.7, write: perLanguage(['^* {language}']) },
  'row with brackets': { weight: 3, ...inOneLine([' (', ')'], ', ') },
  'row with dashes': { weight: 2, ...inOneLine([' – ', ''], ', ') },
  'row with hyphens': { weight: 1, ...inOneLine([' - ', ''], '; ') },
  'row with colons': { weight: 1, ...inOneLine([': ', ''], '; ') },
  'row of pipes': { weight: 1, ...inOneLine([' (', ')'], ' | ') },
  'row of dots': { weight: 1, ...inOneLine([' ', ''], ' · ') },
  'row of bullets': { weight: 1, ...inOneLine([': ', ''], ' • ') },
  'row of words': { weight: 0.5, ...inOneLine([', ', ''], '; ') },
  'run-in with brackets': runIn([' (', ')'], ', '),
  'run-in with dashes': runIn([' – ', ''], ', '),
  'run-in with commas': runIn([' ', ''], ', '),
  table: {
    formats: ['pdf', 'docx'],
    weight: 1.5,
    write: (writing) => [
      {
        kind: 'table',
        widths: [0.4, 0.6],
        ruled: writing.random.chance(0.6),
        rows: writing.person.languages.map(({ language, level }) => [
          [line({ role: 'language', text: [{ text: language, label: 'language' }] })],
          level === undefined
            ? []
            : [line({ role: 'language', text: [{ text: level, label: 'level' }], begins: false })],
        ]),
      },
    ],
  },
  'rated by dots': {
    weight: 0.7,
    narrow: true,
    write: ({ person, random }) =>
      person.languages.map(({ language }) =>
        line({
          role: 'language',
          text: [{ text: language, label: 'language' }, ...plain(` ${'●'.repeat(random.int(2, 5))}`)],
        }),
      ),
  },
}
