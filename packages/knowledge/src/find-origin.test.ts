import { targetRoles } from '@nextrung/contract/roles'
import { describe, expect, it } from 'vitest'
import { authoredOrigins } from './transitions/origins.ts'
import { findOrigin } from './transitions.ts'

const titlesByOrigin: Record<string, readonly string[]> = {
  retail: [
    'Sales Associate',
    'Senior Sales Associate - Electronics',
    'Retail Store Manager',
    'Cashier (part-time)',
    'Asst. Store Manager',
    'Verkäuferin',
    'Verkäufer/in',
    'Kassierer (m/w/d)',
    'Dependienta',
    'Visual Merchandiser',
    'Retail Team Leader',
    'Shift Lead, Retail',
  ],
  hospitality: [
    'Barista',
    'Head Barista',
    'Barista / Shift Supervisor',
    'Server',
    'Waitress',
    'Restaurant Server',
    'Sous Chef',
    'Chef',
    'Bartender & Server',
    'Hotel Front Desk Agent',
    'Night Auditor',
    'Kellnerin',
    'Camarero',
    'Serveuse',
    'Guest Services Associate',
    'Restaurant Assistant Manager',
  ],
  'customer-service': [
    'Customer Service Representative',
    'Call Centre Team Leader',
    'Call Center Agent',
    'Customer Success Manager',
    'CSR II',
    'Kundenberaterin',
    'Teleoperadora',
    'Senior Customer Support Specialist',
  ],
  sales: [
    'Sales Engineer',
    'Account Executive',
    'Regional Sales Manager',
    'Director of Sales',
    'SDR',
    'Business Development Representative',
    'Real Estate Agent',
    'Außendienstmitarbeiter',
    'Software Sales Executive',
    'Ingénieur commercial',
  ],
  marketing: [
    'Digital Marketing Manager',
    'Marketing Coordinator',
    'Head of Marketing',
    'SEO Specialist',
    'Social Media Manager',
    'Brand Manager',
  ],
  'graphic-design': [
    'Graphic Designer',
    'Senior Visual Designer',
    'UX/UI Designer',
    'Mediengestalterin',
    'Art Director',
    'Diseñadora gráfica',
    'Designer',
  ],
  writing: [
    'Journalist',
    'Copywriter',
    'Technical Writer',
    'Redakteurin',
    'Editor',
    'Freelance Translator',
    'Librarian',
  ],
  teaching: [
    'Teacher',
    'High School Math Teacher',
    'English Teacher (ESL)',
    'Grundschullehrerin',
    'Profesora de inglés',
    'Private Tutor',
    'Substitute Teacher',
    'Instructional Designer',
  ],
  nursing: [
    'Registered Nurse',
    'RN, Emergency Department',
    'Krankenschwester',
    'Infirmière',
    'Certified Nursing Assistant',
    'Care Assistant',
    'Pharmacist',
    'Enfermera',
  ],
  accounting: [
    'Accountant',
    'Senior Staff Accountant',
    'Bookkeeper',
    'Accounts Payable Specialist',
    'Buchhalterin',
    'Comptable',
    'Internal Auditor',
    'Financial Analyst',
    'Controller',
  ],
  'banking-insurance': [
    'Bank Teller',
    'Claims Adjuster',
    'Loan Officer',
    'Bankkauffrau',
    'Insurance Underwriter',
    'Financial Advisor',
  ],
  'office-administration': [
    'Executive Assistant',
    'Data Entry Clerk',
    'Office Manager',
    'Administrative Assistant II',
    'Receptionist',
    'Bürokauffrau',
    'HR Generalist',
    'Secretary',
    'Medical Receptionist',
  ],
  law: [
    'Paralegal',
    'Corporate Attorney',
    'Legal Assistant',
    'Rechtsanwalt',
    'Juriste',
    'Senior Legal Counsel',
  ],
  logistics: [
    'Warehouse Associate',
    'Warehouse Team Leader',
    'Supply Chain Analyst',
    'Truck Driver',
    'Dispatcher',
    'Fachkraft für Lagerlogistik',
    'Forklift Operator',
    'Driver',
    'Repartidor',
  ],
  mechanics: [
    'Auto Mechanic',
    'Electrician',
    'HVAC Technician',
    'KFZ-Mechatroniker',
    'Maintenance Technician',
    'Technician',
    'Électricien',
    'Apprentice Plumber',
  ],
  engineering: [
    'Mechanical Engineer',
    'Senior Civil Engineer',
    'Electrical Engineer II',
    'Manufacturing Engineer',
    'Bauingenieurin',
    'Ingénieur mécanique',
    'Construction Project Manager',
    'Quality Engineer',
    'PLC Programmer',
  ],
  research: [
    'Postdoctoral Researcher',
    'Research Assistant',
    'PhD Candidate in Biology',
    'Wissenschaftliche Mitarbeiterin',
    'Associate Professor',
    'Doktorand',
    'Lab Scientist',
  ],
  military: [
    'Staff Sergeant, US Army',
    'Infantry Squad Leader',
    'Navy Petty Officer',
    'Captain',
    'Soldat',
    'Intelligence Analyst',
    'U.S. Marine Corps Logistics Specialist',
  ],
  'emergency-services': [
    'Police Officer',
    'Firefighter/Paramedic',
    '911 Dispatcher',
    'Security Guard',
    'Feuerwehrmann',
    'Notfallsanitäter',
  ],
  'it-support': [
    'IT Support Technician',
    'Help Desk Analyst',
    'Desktop Support Engineer',
    'Technical Support Specialist',
    'Technicien informatique',
    'IT Specialist',
    'Field Service Engineer',
  ],
  'system-administration': [
    'System Administrator',
    'Linux Systems Administrator',
    'Network Engineer',
    'Database Administrator',
    'Sysadmin',
    'Systemadministratorin',
    'Senior Network Administrator',
  ],
  'qa-testing': [
    'Test Engineer',
    'QA Tester',
    'Software Test Engineer',
    'Quality Assurance Analyst',
    'SDET',
    'Senior QA Automation Engineer',
    'Softwaretesterin',
    'Software Tester',
    'Tester',
  ],
  'business-analysis': [
    'Business Analyst',
    'Senior Business Systems Analyst',
    'Management Consultant',
    'Operations Manager',
    'SAP Consultant',
    'BI Analyst',
  ],
  'returning-parent': [
    'Stay-at-home parent',
    'Stay at Home Mom',
    'Full-time mother',
    'Elternzeit',
    'Homemaker',
    'Parental leave',
    'Career break',
  ],
  graduate: ['Student', 'Recent Graduate', 'Werkstudent', 'Camp Counselor', 'Summer Intern', 'Intern'],
}

const notOrigins = [
  'Software Engineer',
  'Senior Software Engineer, Retail Platform',
  'Software Developer - Banking',
  'Sales Platform Developer',
  'Salesforce Developer',
  'SQL Server Developer',
  'Server Engineer',
  'Data Scientist, Marketing',
  'Marketing Data Scientist',
  'Marketing Data Analyst',
  'Security Engineer',
  'Security Analyst',
  'Machine Learning Engineer',
  'Product Manager, Retail',
  'Technical Product Manager',
  'Cloud Support Engineer',
  'Site Reliability Engineer',
  'Frontend Developer (E-Commerce)',
  'Softwareentwickler',
  'Développeur web',
  'Desarrolladora backend',
  'Solutions Architect',
  'Engineering Manager',
  'Scrum Master',
  'IT Project Manager',
  'Test Automation Developer',
  'Technical Lead / Operations Manager',
  'Team Leader',
  'Project Manager',
  'Lead Engineer',
  'Volunteer',
  'Java Developer (former Teacher)',
  'Web Designer',
  'Astronaut',
  'Chief Happiness Wizard',
  'Manager',
  'Consultant',
  '',
  '   ',
  '123',
]

describe.each(Object.entries(titlesByOrigin))('a person from %s', (id, titles) => {
  it.each(titles)('is recognized by the title "%s"', (title) => {
    expect(findOrigin(title)?.id).toBe(id)
  })
})

describe('titles from elsewhere', () => {
  it.each(notOrigins)('"%s" is no origin', (title) => {
    expect(findOrigin(title)).toBeUndefined()
  })

  it.each(targetRoles)('%s is a role and no origin', (role) => {
    expect(findOrigin(role)).toBeUndefined()
  })
})

describe('the titles of the origins', () => {
  it('are recognized themselves, and belong to one origin each', () => {
    const wrong = authoredOrigins.flatMap(({ id, titles, wholeTitles = [] }) =>
      [...titles, ...wholeTitles]
        .map((title) => `${title}: ${findOrigin(title)?.id ?? 'none'}`)
        .filter((line) => !line.endsWith(`: ${id}`)),
    )
    expect(wrong).toEqual([])
  })

  it('cover every origin with examples', () => {
    expect(Object.keys(titlesByOrigin).sort()).toEqual(authoredOrigins.map(({ id }) => id).sort())
  })

  it('are read in bounded time from a hostile text', () => {
    const started = process.cpuUsage().user
    expect(findOrigin('sales '.repeat(200_000))?.id).toBe('sales')
    expect(findOrigin('<b>Barista</b>; DROP TABLE')?.id).toBe('hospitality')
    expect((process.cpuUsage().user - started) / 1000).toBeLessThan(1000)
  })
})
