import { describe, expect, it } from 'vitest'
import { readCertificate, splitCertificates } from './read-certificate.ts'

type Shown = { name: string; issuer?: string; date?: string; status?: string; statusText?: string }

const read = (line: string): Shown | undefined => {
  const found = readCertificate(line.split(' || '), { dayFirst: true })
  return found && (JSON.parse(JSON.stringify(found)) as Shown)
}

const lines: [line: string, certificate: Shown][] = [
  [
    'CompTIA Network+, sitting it in February',
    { name: 'CompTIA Network+', status: 'in progress', statusText: 'sitting it in February' },
  ],
  ['CompTIA A+ (in view)', { name: 'CompTIA A+', status: 'in progress', statusText: 'in view' }],
  ['CompTIA A+ (in progress)', { name: 'CompTIA A+', status: 'in progress', statusText: 'in progress' }],
  [
    'CompTIA A+ – in progress, exam in May 2027',
    { name: 'CompTIA A+', status: 'in progress', statusText: 'in progress, exam in May 2027' },
  ],
  ['AWS Solutions Architect - Professional', { name: 'AWS Solutions Architect - Professional' }],
  [
    'AWS Certified Developer – Associate, 2023',
    { name: 'AWS Certified Developer – Associate', date: '2023' },
  ],
  [
    'AWS Certified Solutions Architect – Associate | Amazon Web Services | Mar 2024',
    { name: 'AWS Certified Solutions Architect – Associate', issuer: 'Amazon Web Services', date: '2024-03' },
  ],
  [
    'Certified Kubernetes Administrator (CNCF), 2021',
    { name: 'Certified Kubernetes Administrator', issuer: 'CNCF', date: '2021' },
  ],
  ['Security+ (CompTIA, 2022)', { name: 'Security+', issuer: 'CompTIA', date: '2022' }],
  ['CISSP, ISC2, June 2020', { name: 'CISSP', issuer: 'ISC2', date: '2020-06' }],
  [
    'Google – Data Analytics Professional Certificate, 2023',
    { name: 'Data Analytics Professional Certificate', issuer: 'Google', date: '2023' },
  ],
  [
    'Professional Scrum Master I – Scrum.org – 2022',
    { name: 'Professional Scrum Master I', issuer: 'Scrum.org', date: '2022' },
  ],
  ['PMP - Project Management Professional', { name: 'PMP - Project Management Professional' }],
  [
    'Microsoft Certified: Azure Fundamentals (AZ-900)',
    { name: 'Microsoft Certified: Azure Fundamentals (AZ-900)' },
  ],
  ['CompTIA: Security+', { name: 'Security+', issuer: 'CompTIA' }],
  [
    'Machine Learning by Stanford Online, 2020',
    { name: 'Machine Learning', issuer: 'Stanford Online', date: '2020' },
  ],
  [
    'Currently studying for AZ-104',
    { name: 'AZ-104', status: 'in progress', statusText: 'Currently studying for' },
  ],
  [
    'Preparing for the CKA exam',
    { name: 'CKA exam', status: 'in progress', statusText: 'Preparing for the' },
  ],
  ['CISSP, expected June 2027', { name: 'CISSP', status: 'in progress', statusText: 'expected June 2027' }],
  ['CISSP expected 2027', { name: 'CISSP', status: 'in progress', statusText: 'expected 2027' }],
  [
    'CCNA – exam booked for 12 March 2027',
    { name: 'CCNA', status: 'in progress', statusText: 'exam booked for 12 March 2027' },
  ],
  ['CFA Level II Candidate', { name: 'CFA Level II', status: 'in progress', statusText: 'Candidate' }],
  [
    'CAPM (exam scheduled, 2027)',
    { name: 'CAPM', status: 'in progress', statusText: 'exam scheduled, 2027' },
  ],
  ['In progress: AZ-204', { name: 'AZ-204', status: 'in progress', statusText: 'In progress' }],
  ['CEH (expired)', { name: 'CEH', status: 'expired', statusText: 'expired' }],
  ['CEH, 2016 (expired 2019)', { name: 'CEH', date: '2016', status: 'expired', statusText: 'expired 2019' }],
  [
    'CEH (issued 2016, expired 2019)',
    { name: 'CEH', date: '2016', status: 'expired', statusText: 'expired 2019' },
  ],
  ['MCSA Windows 7 – lapsed', { name: 'MCSA Windows 7', status: 'expired', statusText: 'lapsed' }],
  [
    'ITIL 4 Foundation, Axelos, issued March 2021',
    { name: 'ITIL 4 Foundation', issuer: 'Axelos', date: '2021-03' },
  ],
  [
    'CCNA, Cisco, 2022 (valid until 2027)',
    { name: 'CCNA', issuer: 'Cisco', date: '2022', status: 'held', statusText: 'valid until 2027' },
  ],
  [
    'ISTQB Certified Tester (in Vorbereitung)',
    { name: 'ISTQB Certified Tester', status: 'in progress', statusText: 'in Vorbereitung' },
  ],
  ['AdA-Schein, IHK Köln, 2019', { name: 'AdA-Schein', issuer: 'IHK Köln', date: '2019' }],
  ['Staplerschein (abgelaufen)', { name: 'Staplerschein', status: 'expired', statusText: 'abgelaufen' }],
  [
    'Scrum Master, voraussichtlich Mai 2027',
    { name: 'Scrum Master', status: 'in progress', statusText: 'voraussichtlich Mai 2027' },
  ],
  ['TOSA Excel (en cours)', { name: 'TOSA Excel', status: 'in progress', statusText: 'en cours' }],
  [
    'Certificación AWS Cloud Practitioner (en curso)',
    { name: 'Certificación AWS Cloud Practitioner', status: 'in progress', statusText: 'en curso' },
  ],
  ['EIPASS 7 moduli – scaduto', { name: 'EIPASS 7 moduli', status: 'expired', statusText: 'scaduto' }],
  [
    'Certificação Scrum Fundamentals (em andamento)',
    { name: 'Certificação Scrum Fundamentals', status: 'in progress', statusText: 'em andamento' },
  ],
  ['VCA-VOL (verlopen)', { name: 'VCA-VOL', status: 'expired', statusText: 'verlopen' }],
  ['Prawo jazdy C+E', { name: 'Prawo jazdy C+E' }],
  [
    'Certyfikat PRINCE2 (w trakcie)',
    { name: 'Certyfikat PRINCE2', status: 'in progress', statusText: 'w trakcie' },
  ],
  ['ITIL Foundation (pågående)', { name: 'ITIL Foundation', status: 'in progress', statusText: 'pågående' }],
  [
    'Registered Nurse, Texas Board of Nursing',
    { name: 'Registered Nurse', issuer: 'Texas Board of Nursing' },
  ],
  ['CompTIA Network+ || CompTIA || 2021', { name: 'CompTIA Network+', issuer: 'CompTIA', date: '2021' }],
  [
    'Forklift Licence || Meridian Training Ltd || In progress',
    {
      name: 'Forklift Licence',
      issuer: 'Meridian Training Ltd',
      status: 'in progress',
      statusText: 'In progress',
    },
  ],
  [
    'First Aid at Work, British Red Cross, 2024',
    { name: 'First Aid at Work', issuer: 'British Red Cross', date: '2024' },
  ],
  [
    'Licensed Electrician, Ohio Board of Trades (active, since 2016)',
    {
      name: 'Licensed Electrician',
      issuer: 'Ohio Board of Trades',
      status: 'held',
      statusText: 'active, since 2016',
    },
  ],
  ['BLS (renewed 2023)', { name: 'BLS', date: '2023' }],
  [
    'Certified Scrum Master - course booked for next month',
    { name: 'Certified Scrum Master', status: 'in progress', statusText: 'course booked for next month' },
  ],
]

describe('a certificate', () => {
  it.each(lines)('is read from "%s"', (line, certificate) => {
    expect(read(line)).toEqual(certificate)
  })
})

const lists: [line: string, certificates: string[]][] = [
  ['CISSP (2022), Security+ (2019), CEH', ['CISSP (2022)', 'Security+ (2019)', 'CEH']],
  ['CompTIA A+, Network+, Security+', ['CompTIA A+', 'Network+', 'Security+']],
  ['CCNA (expired), CCNP (in progress)', ['CCNA (expired)', 'CCNP (in progress)']],
  ['CISSP, ISC2', ['CISSP, ISC2']],
  [
    'AWS Certified Developer, Amazon Web Services, 2023',
    ['AWS Certified Developer, Amazon Web Services, 2023'],
  ],
  ['CEH (issued 2016, expired 2019)', ['CEH (issued 2016, expired 2019)']],
  [
    'HSK 4 (241), 2019; City Scholarship, third class (2020)',
    ['HSK 4 (241), 2019', 'City Scholarship, third class (2020)'],
  ],
  ['PMP • CSM • ITIL', ['PMP', 'CSM', 'ITIL']],
]

describe('a line of certificates', () => {
  it.each(lists)('"%s" is split where it lists several', (line, certificates) => {
    expect(splitCertificates(line)).toEqual(certificates)
  })
})
