import { phraseList } from './word-list.ts'

/** How degrees are written, the highest first. Phrases are in lower case, without periods. */
export const degreeWords = [
  [
    'phd',
    phraseList(`
phd | ph d | doctorate | doctoral degree | doctor of | dphil | dr rer nat | doktor | promotion
`),
  ],
  [
    'master',
    phraseList(`
master of | masters | master's | master degree | master in | msc | m sc | ms in | ms degree | m s | meng | m eng |
mtech | m tech | mca | mba | ma in | graduate degree | advanced degree | diplom | diplom-informatiker | magister |
maîtrise | laurea magistrale
`),
  ],
  [
    'bachelor',
    phraseList(`
bachelor of | bachelors | bachelor's | bachelor degree | bachelor in | bachelor | bsc | b sc | bs in | bs degree |
b s | ba in | b a | beng | b eng | be in | btech | b tech | bca | bba | bs or ms | ba/bs | bs/ms | bs/ba |
four-year degree | 4-year degree | undergraduate degree | university degree | college degree | licence | laurea |
honours degree
`),
  ],
  [
    'associate',
    phraseList(`
associate degree | associate's | associates degree | associate of | aas | aas in | two-year degree | 2-year degree |
foundation degree | hnd | higher national diploma | community college degree
`),
  ],
] as const
