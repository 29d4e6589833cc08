import { describe, expect, it } from 'vitest'
import { parseNotation as parse } from '../parsing/testing/parse-notation.ts'

const body = `
Experience
Warehouse Supervisor, Halden Freight    Mar 2018 - Present
- Led a shift of nine

Education
Diploma in Logistics, Ostmark College, 2012
`

const personalOf = (head: string) =>
  parse(`Imani Vasquez\nimani.vasquez@example.com | +44 20 7946 0991\n${head}\n${body}`).document.personal

describe('personal details are kept apart', () => {
  it.each([
    ['Date of birth: 4 May 1987', 'Date of birth', '4 May 1987'],
    ['DOB - 04/05/1987', 'DOB', '04/05/1987'],
    ['Marital status: married, two children', 'Marital status', 'married, two children'],
    ['Nationality: Kenyan', 'Nationality', 'Kenyan'],
    ['Religion: Christian', 'Religion', 'Christian'],
    ['Gender: Female', 'Gender', 'Female'],
    ["Father's Name: Joseph Vasquez", "Father's Name", 'Joseph Vasquez'],
    ['Passport No.: K1234567', 'Passport No.', 'K1234567'],
    ['Height: 172 cm', 'Height', '172 cm'],
    ['Geburtsdatum: 04.05.1987', 'Geburtsdatum', '04.05.1987'],
    ['Geburtsdatum / -ort: 4. Mai 1987 in Celle', 'Geburtsdatum / -ort', '4. Mai 1987 in Celle'],
    ['Familienstand: ledig', 'Familienstand', 'ledig'],
    ['Staatsangehörigkeit: deutsch', 'Staatsangehörigkeit', 'deutsch'],
    ['Date de naissance : 4 mai 1987', 'Date de naissance', '4 mai 1987'],
    ['Situation familiale : célibataire', 'Situation familiale', 'célibataire'],
    ['Fecha de nacimiento: 4 de mayo de 1987', 'Fecha de nacimiento', '4 de mayo de 1987'],
    ['Estado civil: soltera', 'Estado civil', 'soltera'],
    ['Data di nascita: 4 maggio 1987', 'Data di nascita', '4 maggio 1987'],
    ['Data de nascimento: 04/05/1987', 'Data de nascimento', '04/05/1987'],
    ['Geboortedatum: 4 mei 1987', 'Geboortedatum', '4 mei 1987'],
    ['Data urodzenia: 04.05.1987', 'Data urodzenia', '04.05.1987'],
    ['Födelsedatum: 1987-05-04', 'Födelsedatum', '1987-05-04'],
    ['Born 4 May 1987 in Lagos', 'Born', '4 May 1987 in Lagos'],
    ['Né le 4 mai 1987 à Lyon', 'Né le', '4 mai 1987 à Lyon'],
  ])('%s', (line, label, value) => {
    expect(personalOf(line)).toEqual([{ label, value }])
  })

  it('in a sentence that lists them', () => {
    expect(personalOf('geb. 12.03.1985 in Ulm, ledig, 2 Kinder')).toEqual([
      { label: 'geb.', value: '12.03.1985 in Ulm' },
      { label: 'Marital status', value: 'ledig' },
      { label: 'Children', value: '2 Kinder' },
    ])
  })

  it('in a table of labels and values, with what is no such thing staying', () => {
    const { document } = parse(`
Personal details
Name || Imani Vasquez
Date of birth || 4 May 1987
Nationality || Kenyan
Address || 12 Elm Street, Leeds
Driving licence || B
${body}`)
    expect(document.personal).toEqual([
      { label: 'Date of birth', value: '4 May 1987' },
      { label: 'Nationality', value: 'Kenyan' },
    ])
    expect(document.basics.name).toBe('Imani Vasquez')
    expect(JSON.stringify(document)).toMatch(/Elm Street.*|Driving licence/)
  })

  it('several on one line, with the phone number beside them staying', () => {
    const { document } = parse(
      `Imani Vasquez\nDOB: 04/05/1987 Gender: Female Phone: +44 20 7946 0991 | imani@example.com\n${body}`,
    )
    expect(document.personal).toEqual([
      { label: 'DOB', value: '04/05/1987' },
      { label: 'Gender', value: 'Female' },
    ])
    expect(document.basics).toMatchObject({ phone: '+44 20 7946 0991', email: 'imani@example.com' })
  })
})

describe('content stays content', () => {
  it.each([
    'Languages: English, Swahili',
    'Driving licence: B, C1',
    'Work permit: valid until 2029',
    'Nationality: eligible to work in the UK without a visa',
    'Status: available immediately',
  ])('%s', (line) => {
    expect(personalOf(line)).toBeUndefined()
  })

  it('and a permission to work beside the nationality', () => {
    const { document } = parse(`Imani Vasquez\nNationality: Kenyan (UK work permit)\n${body}`)
    expect(document.personal).toEqual([{ label: 'Nationality', value: 'Kenyan' }])
    expect(JSON.stringify({ ...document, personal: [] })).toContain('UK work permit')
  })

  it('and bullets of a job that speak of age, gender or religion', () => {
    const { document } = parse(`Imani Vasquez
imani@example.com

Experience
Analyst, Halden Research    Mar 2018 - Present
- Age: grouped 4,000 customers by decade
- Gender: measured the pay gap
- Born-digital records moved to a new archive
- Children and families programme reached 300 homes
`)
    expect(document.personal).toBeUndefined()
    expect(document.work[0]?.highlights).toHaveLength(4)
  })
})
