import { describe, expect, it } from 'vitest'
import { parseNotation as parse } from './parsing/testing/parse-notation.ts'

const jobsOf = (text: string) =>
  parse(text).document.work.map(({ position, name, startDate, endDate, current }) =>
    [position, name, startDate, endDate ?? (current ? 'now' : undefined)].join(' | '),
  )

const closing = `
  EDUCATION
  BSc Computer Science, University of Westmoor, 2008 - 2011

  SKILLS
  Python, SQL, Docker, Terraform

  LANGUAGES
  English (native), German (B1)
`

describe('a whole resume', () => {
  it('gives the roles below an employer’s own line that employer', () => {
    expect(
      jobsOf(`
        Ines Duarte
        Platform Engineer
        ines.duarte@example.com | +44 7700 900123

        PROFESSIONAL EXPERIENCE
        Harborlight Systems || 2016 - 2023
        Lead Platform Engineer || 2019 - 2023
        - Ran the build platform for 140 engineers
        - Cut the nightly build from 90 to 20 minutes
        Platform Engineer || 2016 - 2019
        - Moved 60 services into containers
        - Wrote the on-call handbook

        Copperfield Library || 2011 - 2016
        Systems Administrator || 2011 - 2016
        - Looked after 45 servers in two rooms
        - Replaced the backup of the catalogue
        - Trained four junior colleagues
        ${closing}
      `),
    ).toEqual([
      'Lead Platform Engineer | Harborlight Systems | 2019 | 2023',
      'Platform Engineer | Harborlight Systems | 2016 | 2019',
      'Systems Administrator | Copperfield Library | 2011 | 2016',
    ])
  })

  it('keeps a project under its own heading out of the last job', () => {
    const { document } = parse(`
      Tomasz Wolny
      Data Analyst
      tomasz.wolny@example.com
      Leeds, UK

      WORK EXPERIENCE
      Data Analyst, Brightwater Pumps, Leeds
      March 2020 - Present
      - Built the weekly sales report in Power BI
      - Cleaned 4 million rows of sensor data
      - Answered questions from six regional managers
      Shop Assistant, Corner House Books, York
      June 2016 - February 2020
      - Served customers and closed the till
      - Ordered stock for the children's section

      PROJECTS
      Bean Counter
      - A web page that counts coffee beans by photo
      - Used by two cafes in town
      ${closing}
    `)
    expect(document.work.map(({ highlights }) => highlights.length)).toEqual([3, 2])
    expect(document.projects.map(({ name }) => name)).toEqual(['Bean Counter'])
  })

  it('reads a German table of dates and positions, with the name beside its label', () => {
    const { document } = parse(`
      Lebenslauf

      Persönliche Daten
      Name: || Annegret Holzbrink
      Anschrift: || Erlenweg 12, 34125 Kassel
      Telefon: || 0561 5550143
      E-Mail: || a.holzbrink@example.org

      Berufserfahrung
      04/2019 – heute || Systemadministratorin
      Nordlicht Energie GmbH, Kassel
      - Betreuung von 140 Arbeitsplätzen
      - Einführung eines Ticketsystems
      08/2014 – 03/2019 || IT-Supporterin
      Systemhaus Waldeck KG, Korbach
      - Betreuung von 30 Kunden vor Ort
      - Rollout von 200 Notebooks
      - Pflege der Dokumentation
      03/2012 – 07/2014 || Praktikantin im Support
      Stadtwerke Reinhardswald GmbH, Hofgeismar
      - Annahme von Störungen am Telefon
      - Austausch von Druckern

      Ausbildung
      08/2011 – 07/2014 || Ausbildung zur Fachinformatikerin
      Berufsschule Kassel-Ost

      Kenntnisse
      Windows Server, Active Directory, PowerShell

      Sprachen
      Deutsch (Muttersprache), Englisch (B2)
    `)
    expect(document.basics.name).toBe('Annegret Holzbrink')
    expect(document.work.map(({ position, name, startDate }) => [position, name, startDate])).toEqual([
      ['Systemadministratorin', 'Nordlicht Energie GmbH', '2019-04'],
      ['IT-Supporterin', 'Systemhaus Waldeck KG', '2014-08'],
      ['Praktikantin im Support', 'Stadtwerke Reinhardswald GmbH', '2012-03'],
    ])
    expect(document.education).toHaveLength(1)
  })
})
