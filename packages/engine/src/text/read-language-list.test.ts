import { describe, expect, it } from 'vitest'
import { readLanguageList } from './read-language-list.ts'

const read = (line: string): string | undefined =>
  readLanguageList(line)
    ?.languages.map(({ language, fluency }) => (fluency === undefined ? language : `${language}: ${fluency}`))
    .join(' / ')

const lines: [line: string, languages: string][] = [
  ['English (native), Polish, some Dutch', 'English: native / Polish / Dutch: some'],
  ['Languages: English (native), Polish, some Dutch', 'English: native / Polish / Dutch: some'],
  ['Muttersprache: Deutsch', 'Deutsch: Muttersprache'],
  ['French – fluent (DELF B2)', 'French: fluent (DELF B2)'],
  ['English | C1', 'English: C1'],
  ['English | Fluent | German | Native', 'English: Fluent / German: Native'],
  ['Spanish ●●●○○', 'Spanish: ●●●○○'],
  ['Italian ★ ★ ★ ☆ ☆', 'Italian: ★ ★ ★ ☆ ☆'],
  ['Portuguese ████░░', 'Portuguese: ████░░'],
  ['Turkish 80%', 'Turkish: 80%'],
  ['Greek 4/5', 'Greek: 4/5'],
  ['Native Spanish speaker', 'Spanish: Native speaker'],
  ['Fluent in English and French', 'English: Fluent / French: Fluent'],
  ['Fluent: Hindi, Gujarati', 'Hindi: Fluent / Gujarati: Fluent'],
  [
    'native Polish, fluent English and conversational German',
    'Polish: native / English: fluent / German: conversational',
  ],
  ['English C1 German B2', 'English: C1 / German: B2'],
  ['English/French bilingual', 'English / French: bilingual'],
  [
    'Deutsch (Muttersprache), Englisch (verhandlungssicher), Französisch (Grundkenntnisse)',
    'Deutsch: Muttersprache / Englisch: verhandlungssicher / Französisch: Grundkenntnisse',
  ],
  ['Englisch – fließend in Wort und Schrift', 'Englisch: fließend in Wort und Schrift'],
  ['Sprachen: Deutsch, Englisch B2', 'Deutsch / Englisch: B2'],
  ['Français : langue maternelle', 'Français: langue maternelle'],
  ['Anglais courant (TOEIC 890)', 'Anglais: courant (TOEIC 890)'],
  ['Allemand : notions', 'Allemand: notions'],
  ['Español (nativo) · Inglés (B2)', 'Español: nativo / Inglés: B2'],
  ['Inglés nivel intermedio', 'Inglés: nivel intermedio'],
  [
    'Italiano madrelingua, inglese fluente, tedesco scolastico',
    'Italiano: madrelingua / inglese: fluente / tedesco: scolastico',
  ],
  ['Português – língua materna; Inglês – avançado', 'Português: língua materna / Inglês: avançado'],
  [
    'Nederlands (moedertaal), Engels (vloeiend), Duits (redelijk)',
    'Nederlands: moedertaal / Engels: vloeiend / Duits: redelijk',
  ],
  ['Polski – ojczysty, angielski – C1', 'Polski: ojczysty / angielski: C1'],
  ['Język angielski – poziom B2', 'angielski: poziom B2'],
  ['Svenska: modersmål, engelska: flytande', 'Svenska: modersmål / engelska: flytande'],
  ['日本語 ネイティブ、英語 ビジネスレベル', '日本語: ネイティブ / 英語: ビジネスレベル'],
  ['Chinese (Mandarin) - HSK 5', 'Chinese (Mandarin): HSK 5'],
  ['Mandarin Chinese, Cantonese, Hokkien', 'Mandarin Chinese / Cantonese / Hokkien'],
  ['American Sign Language (conversational)', 'American Sign Language: conversational'],
  ['ASL – intermediate', 'ASL: intermediate'],
  ['Deutsche Gebärdensprache, Grundkenntnisse', 'Deutsche Gebärdensprache: Grundkenntnisse'],
  ['Langue des signes française (débutant)', 'Langue des signes française: débutant'],
  ['Kiswahili – mother tongue', 'Kiswahili: mother tongue'],
  ['Yorùbá, Igbo, Hausa', 'Yorùbá / Igbo / Hausa'],
  ['Cymraeg (first language)', 'Cymraeg: first language'],
  ['Tamil, Telugu (read and write), Malayalam', 'Tamil / Telugu: read and write / Malayalam'],
  ['Mother tongue(s): Romanian', 'Romanian: Mother tongue(s)'],
  ['English, Krobo, Twi', 'English / Krobo / Twi'],
  ['I speak English fluently and some Spanish', 'English: fluently / Spanish: some'],
  [
    'Arabic: Native   English: Professional working proficiency',
    'Arabic: Native / English: Professional working proficiency',
  ],
  ['• Tagalog • Cebuano', 'Tagalog / Cebuano'],
  ['English — IELTS 7.5', 'English: IELTS 7.5'],
  ['English, fluent', 'English: fluent'],
  ['German: B1 (currently learning)', 'German: B1 (currently learning)'],
  ['Portuguese (Brazilian Portuguese), Spanish', 'Portuguese (Brazilian Portuguese) / Spanish'],
]

describe('a line of languages', () => {
  it.each(lines)('reads "%s"', (line, languages) => {
    expect(read(line)).toBe(languages)
  })

  it.each([
    'Python, Java, C++',
    'English, Python',
    'JavaScript (advanced)',
    'Worked in Madrid for two years',
    'Go, Rust',
  ])('leaves "%s" alone', (line) => {
    expect(readLanguageList(line)).toBeUndefined()
  })

  it('reads a level alone, for the language beside it', () => {
    expect(readLanguageList('Native or bilingual proficiency')).toEqual({
      languages: [],
      level: 'Native or bilingual proficiency',
    })
  })
})
