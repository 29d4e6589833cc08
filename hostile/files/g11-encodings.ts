import type { Family, HostileFile } from '../hostile-file.ts'
import { textResume } from '../sample-content.ts'

const german =
  'Jörg Müßig\nBerufserfahrung\nIngenieur für Gebäudetechnik, Köln, 2019 – 2023\nFähigkeiten\nPython, Lüftungsplanung'
const russian =
  'Иван Петров\nОпыт работы\nСистемный администратор, Москва\nНавыки\nАдминистрирование серверов, сети'

/** Cyrillic letters in KOI8-R, in the order of the alphabet from а to я. */
const koi8 = 'юабцдефгхийклмнопярстужвьызшэщчъ'
const toKoi8 = (text: string) =>
  Buffer.from(
    [...text].map((char) => {
      const at = koi8.indexOf(char.toLowerCase())
      if (at < 0) return char.charCodeAt(0)
      return (char === char.toLowerCase() ? 0xc0 : 0xe0) + at
    }),
  )

// 'Resume, name, Tokyo, engineer, experience, skills' in Japanese and Chinese, in the bytes of each encoding.
const shiftJis = Buffer.from(
  '979a97f08f910a8e9696bc3a20938c8b9e91be98590a8c6f97f00a935d8ec490458c6f97f08f910a8b5a8f700a83518393836e83898380',
  'hex',
)
const gb18030 = Buffer.from(
  'bcf2c0fa0ad0d5c3fb3a20d5c5cec40ab9a4d7f7beadd1e90ac8edbcfeb9a4b3cccaa60abcbcc4dc0ad3efd1d4',
  'hex',
)

const text = (what: string, bytes: () => Uint8Array, more: Partial<HostileFile> = {}): HostileFile => ({
  what,
  fileName: 'a.txt',
  bytes,
  allowed: ['accepted'],
  ...more,
})

const mark = '\ufeff'
const surrogates = Buffer.concat([
  Buffer.from(`${mark}Maya Okafor `, 'utf16le'),
  Buffer.from('3dd8', 'hex'),
  Buffer.from(' engineer in Raleigh', 'utf16le'),
])

export const encodings: Family = {
  id: 'g11',
  title: 'Texts in every encoding, and what is no text',
  files: [
    text('UTF-8', () => Buffer.from(german), { keeps: 'Jörg Müßig' }),
    text('UTF-8 with a mark', () => Buffer.from(mark + german), { keeps: 'Jörg Müßig' }),
    text('UTF-16, little end first', () => Buffer.from(mark + german, 'utf16le'), {
      keeps: 'Jörg Müßig',
      isQuick: true,
    }),
    text('UTF-16, big end first', () => Buffer.from(mark + german, 'utf16le').swap16(), {
      keeps: 'Jörg Müßig',
    }),
    text('UTF-16 without a mark', () => Buffer.from(german, 'utf16le'), { keeps: 'Jörg Müßig' }),
    text('Windows-1252', () => Buffer.from(german.replace('–', '\x96'), 'latin1'), { keeps: 'Jörg Müßig' }),
    text('KOI8-R', () => toKoi8(russian), { keeps: 'Иван Петров' }),
    text('Shift-JIS', () => shiftJis),
    text('GB18030', () => gb18030),
    text('a zero byte between words', () => Buffer.from('Maya Okafor\0engineer in Raleigh since 2019\0'), {
      isQuick: true,
    }),
    text('half a surrogate pair in UTF-16', () => surrogates, { isQuick: true }),
    text('half a surrogate pair written in UTF-8', () =>
      Buffer.concat([textResume(), Buffer.from('eda080', 'hex'), Buffer.from(' reports')]),
    ),
    text('letters of more bytes than they need', () =>
      Buffer.concat([textResume(), Buffer.from('c0afc0ae', 'hex'), Buffer.from(' reports')]),
    ),
    text('an emoji cut in two at its end', () => Buffer.concat([textResume(), Buffer.from('f09f98', 'hex')])),
    text('a line of 5 MB', () => Buffer.alloc(5_000_000, 'Managed accounts '), {
      allowed: ['accepted', 'tooComplex'],
    }),
    text('line ends of Windows', () => Buffer.from(german.replaceAll('\n', '\r\n')), { keeps: 'Jörg Müßig' }),
    text('line ends of old Macs', () => Buffer.from(german.replaceAll('\n', '\r')), {
      keeps: 'Jörg Müßig\nBerufserfahrung',
    }),
    text(
      'colours and commands of terminals',
      () => textResume(['\u001b[31mred\u001b[0m \u001b]0;title\u0007 \u001b[2J']),
      { lacks: '\u001b' },
    ),
    text(
      'every control character',
      () => textResume([String.fromCharCode(...Array.from({ length: 32 }, (_, at) => at), 127)]),
      { allowed: ['accepted', 'notAllowed'] },
    ),
    text(
      'noise called text',
      () => Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919 + (at >> 3) * 31 + 129) % 256)),
      { allowed: ['notAllowed'] },
    ),
    text(
      'a program called text',
      () => Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(3000)]),
      { allowed: ['notAllowed'] },
    ),
    text('zero bytes alone', () => Buffer.alloc(5000), { allowed: ['notAllowed', 'noText'] }),
  ],
}
