import type { Violation } from '../violation.ts'

type Planted = { kind: Violation['kind']; source: string; line: string }

const of =
  (kind: Violation['kind']) =>
  ([source, line]: [string, string]): Planted => ({ kind, source, line })

const numbers: [string, string][] = [
  ['Wrote scripts that disable stale accounts', 'Wrote scripts that disable 200 stale accounts'],
  ['Resolved about 40 tickets a week', 'Resolved about 60 tickets a week'],
  ['Resolved about 40 tickets a month', 'Resolved about 40 tickets a week'],
  ['Cut build time from 30 to 20 minutes', 'Cut build time by 33%'],
  ['Cut hosting cost by 12%', 'Cut hosting cost by 21 percent'],
  ['Served 40 users', 'Served 40,000 users'],
  ['Reduced load time to 3 seconds', 'Reduced load time to 3 milliseconds'],
  ['Managed a budget of $200k', 'Managed a budget of $2M'],
  ['Rolled out laptops at three sites', 'Rolled out laptops at four sites'],
  ['Ran backups for 120 servers in 4 offices', 'Ran backups for 4 servers in 120 offices'],
  ['Almost 500 devices were enrolled', 'Enrolled over 500 devices'],
  ['Handled around 30 calls a day', 'Handled 30+ calls a day'],
  ['Improved response time of the search page', 'Doubled response time of the search page'],
  ['Supported users in one office', 'Supported hundreds of users in one office'],
  ['Worked with the database for 2 years', 'Worked with the database for 3 years'],
  ['Supported 25 schools', 'Supported 25% of schools'],
  ['Maintained 99.5% uptime', 'Maintained 99.9% uptime'],
]

const dates: [string, string][] = [
  ['Built the shop in 2019', 'Built the shop in 2021'],
  ['Moved to the cloud in March 2022', 'Moved to the cloud in May 2022'],
  ['Joined the platform group', 'Joined the platform group in June 2020'],
  ['Worked on the portal from 2018 to 2020', 'Worked on the portal from 2016 to 2020'],
  ['Released the app in Q2 2023', 'Released the app in Q1 2023'],
  ['Administered the network', 'Administered the network since 2015'],
]

const employers: [string, string][] = [
  ['Built dashboards for the sales group', 'Built dashboards for the sales group at Google'],
  ['Consulted for Harbor Freight Lines', 'Consulted for Harbor Freight Lines and Northwind Bank'],
  ['Tested payment flows', 'Tested payment flows with Acme Robotics GmbH'],
  ['Supported clients in finance', 'Supported clients such as Deutsche Bank'],
  ['Wrote a booking site', 'Wrote a booking site for Tesla'],
]

const names: [string, string][] = [
  ['Moved the team to a new office', 'Moved the team to a new office in Berlin'],
  ['Built an internal tool for planning rosters', 'Built RosterPro, an internal tool for planning rosters'],
  ['Presented the results at a conference', 'Presented the results at a PyCon session'],
]

const titles: [string, string][] = [
  ['Worked as a software engineer on the billing system', 'Senior Software Engineer on the billing system'],
  ['Help Desk Technician', 'Help Desk Manager'],
  ['Developer in a web agency', 'Lead Developer in a web agency'],
  ['Security analyst who reviewed alerts', 'Security architect who reviewed alerts'],
  ['Took care of the servers', 'Head of the server group'],
  ['Wrote the mobile app', 'As CTO, wrote the mobile app'],
  ['Registered nurse, 12 years', 'Data analyst, 12 years'],
  ['Engineer for test automation', 'Staff Engineer for test automation'],
  ['Ran stand-ups for the group', 'Ran stand-ups for the group as Scrum Master'],
]

const degrees: [string, string][] = [
  ['Studied computer science', 'Bachelor of Science in computer science'],
  ['Bachelor of Science in Physics', 'Master of Science in Physics'],
  ['Associate of Applied Science', 'BSc in Applied Science'],
  ['Research on fluid dynamics', 'PhD research on fluid dynamics'],
  ['Diploma in Informatics', 'MBA and diploma in Informatics'],
  ['B.Sc. in Mathematics', 'B.Sc. in Mathematics, cum laude'],
  ['Courses in statistics', 'University courses in statistics'],
  ['Bachelor in Economics', 'Bachelor in Economics, GPA kept high'],
]

const skills: [string, string][] = [
  ['Wrote scripts that clean the logs', 'Wrote Python scripts that clean the logs'],
  ['Deployed virtual machines on EC2', 'Deployed virtual machines on AWS and Azure'],
  ['Built the frontend in JavaScript', 'Built the frontend in React'],
  ['Stored the orders in MySQL', 'Stored the orders in PostgreSQL'],
  ['Ran containers on Docker', 'Ran containers on Docker and Kubernetes'],
  ['Watched traffic with Zeek', 'Watched traffic with Snort'],
  ['Programmed in Java', 'Programmed in JavaScript'],
  ['Set up monitoring for the shop', 'Set up Grafana monitoring for the shop'],
  ['Provisioned servers by hand', 'Provisioned servers with Terraform'],
]

const teams: [string, string][] = [
  ['Led the migration', 'Led a team of 8 during the migration'],
  ['Worked with 3 developers', 'Worked with 12 developers'],
  ['Trained colleagues on the ticket system', 'Trained 25 colleagues on the ticket system'],
  ['Managed a team of five engineers', 'Managed a team of fifteen engineers'],
  ['Led the rollout to 6 clinics', 'Led 6 engineers in the rollout to clinics'],
]

const claims: [string, string][] = [
  ['Helped migrate the data center', 'Migrated the data center'],
  ['Helped migrate the data center', 'Led the migration of the data center'],
  ['Assisted with the rollout of laptops', 'Rolled out laptops'],
  ['Participated in code reviews', 'Owned code reviews'],
  ['Contributed to the design system', 'Created the design system'],
  ['Worked on the payment service', 'Built the payment service'],
  ['Was part of the team that built the portal', 'Built the portal'],
  ['Wrote the import tool', 'Single-handedly wrote the import tool'],
  ['Wrote the import tool', 'Wrote the import tool, reducing errors'],
  ['Redesigned the start page', 'Redesigned the start page, increasing conversion'],
  ['Proposed a new backup plan', 'Implemented a new backup plan'],
  ['Knows Linux', 'Expert in Linux'],
  ['Maintained the wiki', 'Maintained the award-winning wiki'],
  ['We rewrote the scheduler in Go', 'Rewrote the scheduler in Go'],
  ['Set up the office network', 'Set up the company-wide office network'],
  ['Shadowed the database administrator during upgrades', 'Upgraded the database'],
  ['Configured the firewall', 'Architected the firewall'],
  ['Reviewed alerts every morning', 'Reviewed alerts every morning and was promoted'],
]

const certificates: [string, string][] = [
  ['Learned networking basics', 'CCNA-level networking basics'],
  ['Took a course on AWS', 'AWS certified after a course'],
  ['CompTIA Network+', 'CompTIA Network+ and Security+'],
  ['Studied for the CISSP', 'Studied for the CISSP and CISM'],
  ['Works with patient data', 'Licensed to work with patient data'],
  ['Manages projects by the book', 'Manages projects by the book, PMP'],
]

const languages: [string, string][] = [
  ['German B1', 'German C1'],
  ['Speaks Spanish', 'Fluent in Spanish'],
  ['English and French', 'English, French and Italian'],
  ['Good Polish', 'Native Polish'],
  ['Answers mail in English', 'Answers mail in English with professional working proficiency'],
]

export const plantedInventions: Planted[] = [
  ...numbers.map(of('number')),
  ...dates.map(of('date')),
  ...employers.map(of('employer')),
  ...names.map(of('name')),
  ...titles.map(of('title')),
  ...degrees.map(of('degree')),
  ...skills.map(of('skill')),
  ...teams.map(of('team-size')),
  ...claims.map(of('claim')),
  ...certificates.map(of('certificate')),
  ...languages.map(of('language-level')),
]
