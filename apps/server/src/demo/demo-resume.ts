/** An invented person's resume, as flawed as real ones are before anyone improves them. */
export const demoResume = `Maya Okafor
IT Support Specialist
Raleigh, NC | maya.okafor@example.com | (919) 555-0142 | linkedin.com/in/maya-okafor-example

Summary
IT support specialist with experience in healthcare and freight networks. Automates manual work with PowerShell and Python.

Experience
IT Support Specialist, Brightwater Clinics    03/2021 - Present
- Was responsible for managing identity and access for 310 staff in active directory and azure
- I wrote PowerShell scripts in order to disable stale accounts
- Review firewall and Splunk alerts every morning and escalate suspected incidents to the managed security provider
- Helped to move 310 staff to single sign-on with multi-factor authentication, which reduced repeat password tickets
- Participated in the yearly HIPAA audit and collected access reports for 12 systems

Help Desk Technician, Carolina Freight    06/2019 - 02/2021
- Resolved about 40 tickets a week across three sites
- Tasked with replacing shared warehouse logins with named accounts and documenting the process
- Duties included imaging laptops and keeping the hardware list up to date

Skills
powershell, python, Splunk, Firewalls, linux, Active Directory, Azure, TCP/IP, DNS, ServiceNow

Education
Associate of Applied Science, Information Technology, Wake Tech, 2019

Certifications
CompTIA Security+, 2024
CompTIA A+, 2019

Languages
English (native), Igbo (fluent)
`

/** The person's requests over several weeks, and the age of each version. */
export const demoSteps = [
  { daysAgo: 23, label: 'First upload' },
  { daysAgo: 16, feedback: 'Lead with the Splunk work and put certificates before education.' },
  { daysAgo: 9, feedback: 'Make it shorter and leave out the hardware list.', label: 'Short version' },
  { daysAgo: 2, feedback: 'Bring back everything, but keep the Splunk work first.' },
] as const
