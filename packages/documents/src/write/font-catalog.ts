export type FontFamily = {
  name: string
  /** Files in packages/documents/fonts. */
  files: string[]
  /** The characters this family is loaded for; families are tried in list order. */
  wanted: RegExp
}

/** The templates' fonts, always loaded. */
export const serif: FontFamily = {
  name: 'Source Serif 4',
  files: ['source-serif-4-regular.ttf', 'source-serif-4-italic.ttf', 'source-serif-4-semibold.ttf'],
  wanted: /./su,
}
export const sans: FontFamily = {
  name: 'Source Sans 3',
  files: ['source-sans-3-regular.ttf', 'source-sans-3-italic.ttf', 'source-sans-3-semibold.ttf'],
  wanted: /./su,
}

/** The first two typeset every resume; the others are loaded when a text has characters these lack. */
export const fontCatalog: FontFamily[] = [
  serif,
  sans,
  {
    name: 'Noto Serif',
    files: ['noto-serif-regular.ttf'],
    wanted: /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u,
  },
  {
    name: 'Noto Serif Hebrew',
    files: ['noto-serif-hebrew-regular.ttf', 'noto-serif-hebrew-bold.ttf'],
    wanted: /\p{Script=Hebrew}/u,
  },
  {
    name: 'Noto Naskh Arabic',
    files: ['noto-naskh-arabic-regular.ttf', 'noto-naskh-arabic-bold.ttf'],
    wanted: /\p{Script_Extensions=Arabic}/u,
  },
  {
    name: 'Noto Serif Devanagari',
    files: ['noto-serif-devanagari-regular.ttf'],
    wanted: /\p{Script_Extensions=Devanagari}/u,
  },
  {
    name: 'Noto Sans Thai',
    files: ['noto-sans-thai-regular.ttf'],
    wanted: /\p{Script_Extensions=Thai}/u,
  },
  {
    name: 'Noto Sans Georgian',
    files: ['noto-sans-georgian-regular.ttf'],
    wanted: /\p{Script_Extensions=Georgian}/u,
  },
  {
    name: 'Noto Sans Armenian',
    files: ['noto-sans-armenian-regular.ttf'],
    wanted: /\p{Script_Extensions=Armenian}/u,
  },
  {
    name: 'Noto Sans KR',
    files: ['noto-sans-kr-hangul.ttf'],
    wanted: /\p{Script=Hangul}/u,
  },
  {
    name: 'Noto Sans SC',
    files: ['noto-sans-sc-regular.ttf'],
    wanted:
      /[\p{Script=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script_Extensions=Bopomofo}\p{S}\p{No}\uff00-\uffef]/u,
  },
]
