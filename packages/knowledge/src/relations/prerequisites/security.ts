import type { PrerequisiteTable } from '../prerequisite.ts'

const network = { skill: 'Computer Networking', anyOf: ['TCP/IP'] } as const

/** Keeping systems and data safe. */
export const security: PrerequisiteTable = {
  'Identity & Access Management': [
    {
      skill: 'Linux',
      anyOf: ['Windows Server', 'AWS', 'Azure', 'Google Cloud'],
      why: 'Users, groups and permissions: learn them on one real system.',
    },
  ],
  'Active Directory': [
    {
      skill: 'Windows Server',
      anyOf: ['Computer Networking'],
      why: 'Active Directory manages the accounts and computers of a Windows network.',
    },
  ],
  Okta: [
    {
      skill: 'Single Sign-On',
      anyOf: ['Active Directory', 'Microsoft Entra ID'],
      why: 'Okta signs people in to applications; know what happens when they sign in.',
    },
  ],
  'Single Sign-On': [
    {
      skill: 'REST APIs',
      anyOf: ['Active Directory', 'Computer Networking'],
      why: 'One application vouches for you to another; trace such an exchange once.',
    },
  ],
  'Network Security': [{ ...network, why: 'You protect a network that you can draw.' }],
  Firewalls: [{ ...network, why: 'A rule names addresses, ports and protocols.' }],
  'Web Application Firewall': [
    {
      skill: 'OWASP Top 10',
      anyOf: ['Application Security', 'Computer Networking'],
      why: 'It blocks attacks on web applications; know what they look like.',
    },
  ],
  'Palo Alto Networks': [
    {
      skill: 'Firewalls',
      anyOf: ['Computer Networking'],
      why: 'Learn rules and zones first, then what Palo Alto Networks calls them.',
    },
  ],
  Fortinet: [
    {
      skill: 'Firewalls',
      anyOf: ['Computer Networking'],
      why: 'Learn rules and zones first, then what Fortinet calls them.',
    },
  ],
  Cisco: [
    { ...network, why: 'Switches and routers do what the theory says; learn the theory along with them.' },
  ],
  Wireshark: [{ ...network, why: 'It shows you packets; you have to know what a packet holds.' }],
  Cryptography: [],
  TLS: [
    {
      skill: 'Computer Networking',
      anyOf: ['TCP/IP', 'Cryptography'],
      why: 'TLS protects a connection; know what a connection is.',
    },
  ],
  PKI: [{ skill: 'Cryptography', anyOf: ['TLS'], why: 'A certificate is a signed public key.' }],
  SIEM: [
    { ...network, why: 'Most of the events you read are about who connected to what.' },
    {
      skill: 'Linux',
      anyOf: ['Windows Server', 'Unix'],
      why: 'The rest are logs of servers; know what is normal there.',
    },
  ],
  'IBM QRadar': [{ ...network, why: 'Its events are about who connected to what.' }],
  'Azure Sentinel': [
    { skill: 'Azure', why: 'Sentinel runs in Azure and mostly watches Microsoft services.' },
  ],
  ArcSight: [{ ...network, why: 'Its events are about who connected to what.' }],
  'Elastic Security': [
    {
      skill: 'Linux',
      anyOf: ['ELK Stack', 'Elasticsearch'],
      why: 'It searches the logs of servers; know what is normal there.',
    },
  ],
  'Security Operations': [{ ...network, why: 'You judge alerts about traffic all day.' }],
  'Digital Forensics': [
    {
      skill: 'Linux',
      anyOf: ['Windows Server', 'Unix'],
      why: 'You look for traces in file systems, memory and logs.',
    },
  ],
  'Threat Intelligence': [
    {
      skill: 'Security Operations',
      anyOf: ['SIEM', 'Network Security', 'Incident Response'],
      why: 'It tells you what to look for, which only helps when you are looking.',
    },
  ],
  'MITRE ATT&CK': [
    {
      skill: 'Computer Networking',
      anyOf: ['Linux', 'Windows Server'],
      why: 'The list names what attackers do on systems and networks.',
    },
  ],
  'Endpoint Security': [
    {
      skill: 'Windows Server',
      anyOf: ['Linux', 'Computer Networking'],
      why: 'You protect laptops and servers; know how they are run.',
    },
  ],
  'Vulnerability Management': [
    {
      skill: 'Linux',
      anyOf: ['Windows Server', 'Unix'],
      why: 'You ask others to patch servers; know what that takes.',
    },
    { ...network, why: 'A scanner finds open ports and what answers there.' },
  ],
  Nessus: [{ ...network, why: 'It scans ports and services on a network.' }],
  Qualys: [{ ...network, why: 'It scans ports and services on a network.' }],
  Rapid7: [{ ...network, why: 'It scans ports and services on a network.' }],
  'OWASP Top 10': [
    {
      skill: 'REST APIs',
      anyOf: ['HTML', 'JavaScript', 'Computer Networking'],
      why: 'The list is about web applications; know how a request reaches one.',
    },
  ],
  'Application Security': [
    {
      skill: 'REST APIs',
      anyOf: ['JavaScript', 'Java', 'Python', 'C#', 'PHP'],
      why: 'You look for flaws in applications; know how one is built.',
    },
  ],
  'Secure Coding': [
    {
      skill: 'Python',
      anyOf: ['Java', 'JavaScript', 'C#', 'C++', 'PHP', 'Go', 'TypeScript'],
      why: 'You need to write code before you can write it safely.',
    },
  ],
  'Threat Modeling': [
    {
      skill: 'OWASP Top 10',
      anyOf: ['Application Security', 'Network Security', 'MITRE ATT&CK'],
      why: 'You ask what could go wrong; it helps to know what usually does.',
    },
  ],
  'Penetration Testing': [
    { skill: 'Linux', why: 'Nearly all the tools run on Linux.' },
    { ...network, why: 'You work your way in from the network.' },
    {
      skill: 'OWASP Top 10',
      anyOf: ['Application Security'],
      why: 'Many tests are of web applications.',
    },
  ],
  'Burp Suite': [
    {
      skill: 'OWASP Top 10',
      anyOf: ['REST APIs', 'Application Security'],
      why: 'It lets you change requests; know which change would matter.',
    },
  ],
  Metasploit: [
    { skill: 'Linux', why: 'Metasploit is mostly used from the Linux command line.' },
    { ...network, why: 'An exploit needs a service that you can reach.' },
  ],
  'Security Architecture': [
    { skill: 'Threat Modeling', why: 'You build defenses against something in particular.' },
    {
      skill: 'Network Security',
      anyOf: ['Cloud Security', 'Application Security'],
      why: 'You choose among controls that you have worked with.',
    },
  ],
  'Zero Trust': [
    {
      skill: 'Identity & Access Management',
      why: 'It replaces trust in a network with proof of who is asking.',
    },
  ],
  'Secrets Management': [
    {
      skill: 'Linux',
      anyOf: ['AWS', 'Azure', 'Google Cloud', 'CI/CD'],
      why: 'Passwords and keys have to reach the servers and pipelines that use them.',
    },
  ],
  'HashiCorp Vault': [
    { skill: 'Linux', anyOf: ['Kubernetes', 'Docker'], why: 'You run Vault as a service of your own.' },
  ],
  DevSecOps: [{ skill: 'CI/CD', why: 'Security checks become steps in the pipeline.' }],
  'Container Security': [
    {
      skill: 'Docker',
      anyOf: ['Kubernetes', 'Podman'],
      why: 'You check images and limits that you know how to set.',
    },
  ],
  SAST: [
    {
      skill: 'Secure Coding',
      anyOf: ['Application Security', 'OWASP Top 10'],
      why: 'It flags lines of code; you decide which of them are real flaws.',
    },
  ],
  DAST: [
    {
      skill: 'OWASP Top 10',
      anyOf: ['Application Security'],
      why: 'It attacks a running application and reports what gave way.',
    },
  ],
  'ISO 27001': [],
  'NIST Cybersecurity Framework': [],
  'SOC 2': [],
  GDPR: [],
}
