import type { Family, HostileFile } from '../hostile-file.ts'
import { resumeLines } from '../sample-content.ts'

type Name = {
  what: string
  written: string
  stored?: string
  /** The text in the downloads, which have no emoji. */
  exported?: string
  inPdf?: boolean
  isQuick?: boolean
}

// PDF text is exact for Latin, Cyrillic, Greek and CJK. Other scripts are legible in PDF and exact in Word files.
const names: Name[] = [
  { what: 'Arabic', written: 'محمد الأحمد' },
  { what: 'Hebrew', written: 'דוד כהן' },
  { what: 'Hebrew and Latin', written: 'David דוד Cohen' },
  {
    what: 'an override of direction',
    written: 'Maya \u202Erofako',
    stored: 'Maya rofako',
    inPdf: true,
    isQuick: true,
  },
  { what: 'isolates of direction', written: 'Maya \u2067Okafor\u2069', stored: 'Maya Okafor', inPdf: true },
  { what: 'Chinese', written: '王小明', inPdf: true, isQuick: true },
  { what: 'Japanese', written: '山田 花子', inPdf: true },
  { what: 'Korean', written: '김민준', inPdf: true },
  { what: 'Cyrillic', written: 'Олена Ковальчук', inPdf: true },
  { what: 'Greek', written: 'Γιώργος Παπαδόπουλος', inPdf: true },
  { what: 'Thai', written: 'สมชาย ใจดี' },
  { what: 'Devanagari', written: 'अनिल शर्मा' },
  { what: 'Vietnamese', written: 'Nguyễn Thị Hương', inPdf: true },
  { what: 'Turkish letters i', written: 'İlker Işık', inPdf: true },
  { what: 'Polish', written: 'Łukasz Żółć', inPdf: true },
  { what: 'letters composed', written: 'Ren\u00e9e Zo\u00eb', inPdf: true },
  { what: 'letters decomposed', written: 'Rene\u0301e Zoe\u0308' },
  { what: 'a joined emoji', written: 'Maya 👩‍💻 Okafor', exported: 'Maya Okafor' },
  { what: 'marks upon marks', written: `M${'\u0300\u0301\u0302\u0303'.repeat(10)}aya Okafor` },
  { what: 'spaces without width', written: 'Ma\u200bya Oka\u2060for', stored: 'Maya Okafor', inPdf: true },
  { what: 'lookalike letters', written: 'Мауа Оkаfоr', inPdf: true },
  { what: 'letters of mathematics', written: '𝕄𝕒𝕪𝕒 𝕆𝕜𝕒𝕗𝕠𝕣' },
  { what: 'letters beyond the basic plane', written: '𠮷田 太郎' },
  { what: 'an apostrophe and a hyphen', written: "Siobhán O'Brien-Smith", inPdf: true },
]

const files: HostileFile[] = names.map(
  ({ what, written, stored = written, exported = stored, inPdf = false, isQuick = false }) => ({
    what,
    fileName: 'a.txt',
    bytes: () => Buffer.from([written, ...resumeLines.slice(1)].join('\n')),
    allowed: ['accepted'],
    keeps: stored,
    exports: { text: exported, inPdf },
    isQuick,
  }),
)

export const scripts: Family = { id: 'g12', title: 'Names of every script, through to the downloads', files }
