import { advice } from './advice.ts'
import { engineeringYears } from './engineering-years.ts'
import type { RoleProfile } from './role-profile.ts'

export const securityEngineerProfile: RoleProfile = {
  role: 'Security Engineer',
  summary:
    'A security engineer makes attacks expensive and mistakes survivable. You find weaknesses before others do, build the controls and the detection that close them, and when something does get through, you find out what happened, contain it and fix the cause.',
  workingWeek: [
    "Look into an alert and decide whether it's noise, a mistake or an intruder",
    "Rate new vulnerabilities by what they'd mean here, and chase the few that matter",
    'Model threats with a product team before it builds',
    'Write a detection rule and test it against a simulated attack',
    "Review permissions, keys and cloud settings, and close what's open",
    'Help a developer fix a finding, rather than sending a report',
    'Run a tabletop exercise of an incident with legal and communications in the room',
    "Produce evidence for an audit without stopping everybody's work",
  ],
  ladder: [
    {
      level: 'Junior',
      title: 'Junior Security Engineer',
      years: engineeringYears.junior,
      expects: [
        'Triage alerts by the playbook and write down what you saw, in order',
        'Explain how a packet, a login session and a certificate work',
        'Run scans, weed out the false positives and describe the rest so they can be fixed',
        'Escalate early and never investigate beyond your permission',
      ],
      sources: ['DROPBOX'],
    },
    {
      level: 'Mid-level',
      title: 'Security Engineer',
      years: engineeringYears.midLevel,
      expects: [
        'Investigate an incident from first signal to root cause and timeline',
        'Build and tune detections, and report their coverage and noise honestly',
        'Secure a cloud account or an application against a named standard',
        'Automate one recurring check each month',
      ],
      sources: ['DROPBOX', 'UKGDAD'],
    },
    {
      level: 'Senior',
      title: 'Senior Security Engineer',
      years: engineeringYears.senior,
      expects: [
        'Take charge of the technical response when an attack is under way',
        "Run threat modeling for systems you didn't build, and find what the builders missed",
        "Design controls that engineers choose because they're easier than the insecure way",
        "State a risk in likelihood, damage and money, with an option that isn't 'no'",
        'Train developers until one kind of bug stops appearing',
      ],
      sources: ['DROPBOX', 'UKGDAD'],
    },
    {
      level: 'Staff',
      title: 'Staff Security Engineer',
      years: engineeringYears.staff,
      expects: [
        'Own a security domain company-wide: identity, detection, application or cloud',
        'Change architectures so that whole classes of attack stop working',
        'Prioritize the security roadmap with product and infrastructure leaders',
        'Judge suppliers and acquisitions by evidence instead of questionnaires',
      ],
      sources: ['DROPBOX', 'UKGDAD'],
    },
    {
      level: 'Principal',
      title: 'Principal Security Engineer',
      years: engineeringYears.principal,
      expects: [
        'Advise the board on which risks to accept',
        'Set the long-term security architecture, including for technologies still being chosen',
        "Stand behind the company's technical account after a breach, to customers and authorities",
      ],
      sources: ['DROPBOX', 'UKGDAD'],
    },
  ],
  managementBranch:
    'One path leads to security manager, director and CISO, where budgets, law and persuasion fill the day; the other stays technical as Staff or security architect. Leading incident response is the usual crossroads.',
  recommendations: {
    transitioner: [
      advice(
        "Learn networking, Linux and one scripting language before any security tool. Interviewers for junior jobs keep meeting people who can run the tool but can't explain the traffic.",
      ),
      advice(
        "Plan for a stepping-stone: help desk, network or system administration, or a security operations center on shifts. One recruiter's market report found that few security postings accept beginners.",
        'CRUX',
      ),
      advice(
        'Earn one foundation certification such as Security+, because recruiters and government employers filter by it, and then stop collecting. A second one adds little without practice to back it up.',
      ),
      advice(
        'Build a home lab with a Windows domain, a Linux server and a free SIEM; attack it with a published technique and write the detection. Put that write-up first on your resume.',
      ),
      advice(
        'Practice on legal ranges such as capture-the-flag sites and keep notes in plain English. The report is the product in this trade, and former police, auditors, nurses and insurance adjusters often write the best ones.',
      ),
      advice(
        'Use regulated experience. Someone who has lived with HIPAA, PCI or safety inspections already understands controls and evidence, and governance teams hire for that directly.',
      ),
    ],
    professional: [
      advice(
        'Specialize on purpose in cloud, application, detection or identity. Security teams report their greatest needs in AI and cloud security, and a generalist profile is the easiest to overlook.',
        'ISC2_25',
      ),
      {
        ...advice(
          'Developers: become the security champion of your team, fix a whole class of bugs, then apply for application security. Teams have more people who can find the hole than people who can write the patch.',
        ),
        onlyFrom: [
          'Software Engineer',
          'Frontend Developer',
          'Backend Developer',
          'Full Stack Developer',
          'Mobile Developer',
        ],
      },
      {
        ...advice(
          'System and network engineers: take over identity or cloud hardening where you are. Transferring inside your company is easier than applying elsewhere, because so much of the hiring decision is trust.',
        ),
        onlyFrom: ['Cloud Engineer', 'DevOps Engineer', 'Site Reliability Engineer (SRE)'],
      },
      advice(
        "Learn PowerShell and Python to the level of building detections and response automation. In the developer survey they're the working languages of the trade, together with Bash.",
        'SO25_ROLE',
      ),
      advice(
        'Map your detections to MITRE ATT&CK and show which techniques you would miss. Admitting gaps with a plan is what senior interviewers want to see.',
      ),
      advice(
        'Learn to secure language model features, including prompt injection, data leakage and tool permissions, by testing one at your company with permission. Few candidates have done it for real.',
      ),
    ],
  },
  roleNotes: {
    trends: [
      advice(
        'Identity has become the perimeter: most work starts from who or what may do something, and machine accounts outnumber people.',
      ),
      advice(
        'Detection is written as code, reviewed and tested, so security operations looks more like software every year.',
      ),
      advice(
        "Attackers use language models for convincing messages and quick reconnaissance, and defenders use them to triage; the balance isn't settled.",
      ),
    ],
    opportunities: [
      advice(
        'Utilities, hospitals, cities and manufacturers have old equipment and few specialists, and train people who know their machines.',
      ),
      advice(
        'Rules on disclosure and product security push companies that never had a security team to build one.',
      ),
      advice("Bug bounties and published research let you prove skill without anyone's permission to start."),
    ],
    challenges: [
      advice(
        "'Entry level' often means two or three years in IT. Count related work toward it, such as administration, support or development, and say so in your headline.",
      ),
      advice(
        'You can do everything right and still be breached. Look for an employer with blameless reviews, and ask how the last incident was handled.',
      ),
      advice(
        'Ads for courses and boot camps lean heavily on the talent gap. What employers mostly lack is people with experience, so weigh the price against a stepping-stone job.',
      ),
    ],
  },
}
