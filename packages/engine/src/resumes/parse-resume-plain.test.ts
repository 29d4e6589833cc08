import { describe, expect, it } from 'vitest'
import { parseNotation as parse } from './parsing/testing/parse-notation.ts'

describe('plain text in other languages', () => {
  it('German: dates in front, torn ones too, an apprenticeship among the schools', () => {
    const { document, language } = parse(`
      Lebenslauf
      Annegret Söllner
      annegret.soellner@example.com

      Beruflicher Werdegang

      04/2019
      heute
      Systemadministratorin, Stadtwerke Lindental GmbH
      - Betreuung von 140 Arbeitsplätzen

      08/2014 – 03/2019
      Fachinformatikerin
      Weidenbach Systeme AG
      - Aufbau der Datensicherung

      Ausbildung

      2011 – 2014
      Ausbildung zur Fachinformatikerin
      Berufskolleg Lindental

      Sprachen
      Deutsch (Muttersprache), Englisch (C1), Polnisch (Grundkenntnisse)
    `)
    expect(language).toBe('de')
    expect(document.work).toMatchObject([
      {
        position: 'Systemadministratorin',
        name: 'Stadtwerke Lindental GmbH',
        startDate: '2019-04',
        current: true,
      },
      { position: 'Fachinformatikerin', name: 'Weidenbach Systeme AG', endDate: '2019-03' },
    ])
    expect(document.education).toMatchObject([{ institution: 'Berufskolleg Lindental', endDate: '2014' }])
    expect(document.languages.map((entry) => entry.language)).toEqual(['Deutsch', 'Englisch', 'Polnisch'])
  })

  it('French: two schools one under the other without space', () => {
    const { document, language } = parse(`
      Solène Marchadier
      solene.marchadier@example.com

      EXPÉRIENCE PROFESSIONNELLE
      Développeuse web, Atelier Bruyère, Nantes
      Mars 2020 - aujourd'hui
      - Refonte du site de réservation

      FORMATION
      Master Informatique, Université de Valmont, 2019
      Licence Informatique, Université de Valmont, 2017
    `)
    expect(language).toBe('fr')
    expect(document.work).toMatchObject([
      { position: 'Développeuse web', startDate: '2020-03', current: true },
    ])
    expect(document.education.map(({ institution, endDate }) => [institution, endDate])).toEqual([
      ['Université de Valmont', '2019'],
      ['Université de Valmont', '2017'],
    ])
  })

  it('Spanish: degree, school and years on lines of their own', () => {
    const { document, language } = parse(`
      Nerea Ibarrondo
      nerea.ibarrondo@example.com

      EXPERIENCIA LABORAL
      Analista de datos
      Talleres Olmedo S.L.
      Enero 2018 - Actualidad
      - Informes semanales para los talleres

      EDUCACIÓN
      Grado en Estadística
      Universidad de Altamora
      2013 - 2017
      Bachillerato
      Instituto Ribera
      2011 - 2013
    `)
    expect(language).toBe('es')
    expect(document.work).toMatchObject([
      { position: 'Analista de datos', name: 'Talleres Olmedo S.L.', startDate: '2018-01', current: true },
    ])
    expect(
      document.education.map((school) => [school.studyType, school.institution, school.endDate]),
    ).toEqual([
      ['Grado', 'Universidad de Altamora', '2017'],
      ['Bachillerato', 'Instituto Ribera', '2013'],
    ])
  })
})

describe('a long academic resume', () => {
  it('keeps positions, schools and every publication', () => {
    const publications = Array.from(
      { length: 120 },
      (_none, at) =>
        `Vossberg, H. and Ode, T. Notes on ladders, part ${at + 1}. Journal of Ladders, ${1990 + (at % 30)}.`,
    )
    const { document } = parse(`
      Henrike Vossberg
      henrike.vossberg@example.com

      ACADEMIC APPOINTMENTS

      2012 - Present
      Associate Professor
      Department of Statics
      University of Westmoor

      2006 - 2012
      Assistant Professor
      Hillcrest University

      EDUCATION

      Ph.D. in Statics
      University of Westmoor
      2005
      M.Sc. in Physics
      Hillcrest University
      2001

      PUBLICATIONS

      ${publications.join('\n\n      ')}
    `)
    expect(document.work.map(({ position, startDate }) => [position, startDate])).toEqual([
      ['Associate Professor', '2012'],
      ['Assistant Professor', '2006'],
    ])
    expect(document.education.map(({ studyType, institution }) => [studyType, institution])).toEqual([
      ['Ph.D.', 'University of Westmoor'],
      ['M.Sc.', 'Hillcrest University'],
    ])
    const listed = document.other.find(({ heading }) => heading === 'PUBLICATIONS')
    expect(listed?.lines).toHaveLength(120)
  })
})

describe('lists on one line', () => {
  it('parts certificates and languages', () => {
    const { document } = parse(`
      Ola Nordmann
      ola@example.com

      Certifications
      CompTIA Security+ (2023), AWS Certified Developer (2022), ITIL 4 Foundation

      Languages
      Norwegian (native), English (C2) and German (B1)
    `)
    expect(document.certificates.map(({ name }) => name)).toEqual([
      'CompTIA Security+',
      'AWS Certified Developer',
      'ITIL 4 Foundation',
    ])
    expect(document.languages.map(({ language, fluency }) => [language, fluency])).toEqual([
      ['Norwegian', 'native'],
      ['English', 'C2'],
      ['German', 'B1'],
    ])
  })
})

it('reads a place before a colon as the place, not as part of the title', () => {
  const { document } = parse(`
    Imani Wardlow
    Denver, CO
    imani.wardlow@example.com | 303-555-0117

    Employment
    Northgate Clinic, Denver, CO: Unit Secretary, March 2022 to present
    - Answer the phones of three wards and keep the bed list
    - Built a sheet that saves two hours a week
    Aspen Suites Hotel, Boulder, CO: Front Desk Associate, June 2019 to February 2022
    - Checked in 80 guests a day

    Skills
    Excel, Python, SQL

    Education
    Front Range Community College, Associate of Arts, 2019
  `)
  expect(document.work).toMatchObject([
    { position: 'Unit Secretary', name: 'Northgate Clinic', location: 'Denver, CO' },
    { position: 'Front Desk Associate', name: 'Aspen Suites Hotel', location: 'Boulder, CO' },
  ])
})
