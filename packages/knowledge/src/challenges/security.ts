import type { Challenge } from './challenge.ts'
import { atLeast, date, entries, figure, word } from './criterion-check.ts'
import { article, documentation, tutorial } from './resource.ts'

export const securityChallenges: readonly Challenge[] = [
  {
    id: 'server-hardened-and-proved',
    title: 'Harden a fresh Linux server and prove the difference',
    description:
      'A charity rents a server for its donation site and will put it on the internet on Friday. Harden a fresh virtual machine step by step, keep it usable, and show with scans before and after which risks are gone and which remain.',
    difficulty: 'beginner',
    type: 'operations',
    estimatedTime: '5–8 hours',
    hours: { from: 5, to: 8 },
    skills: ['Linux', 'Hardening', 'SSH', 'Bash'],
    roles: ['Security Engineer', 'Cloud Engineer'],
    learningObjectives: [
      'List what a machine offers to the outside and why',
      'Give a reason for every change instead of copying a checklist',
      'Avoid locking yourself out',
    ],
    steps: [
      'Install a server distribution in a virtual machine and take a snapshot. Result: a fresh machine and a first Lynis report.',
      'List listening ports, services, accounts and programs with setuid. Result: a table with a reason to keep or remove each.',
      'Set up SSH with keys only, no root login, and a second session open while you change it. Result: a password login that is refused.',
      'Add a firewall that denies by default, automatic security updates and time synchronization. Result: a port scan from outside that shows only what is meant.',
      'Restrict sudo, log to a second machine and notice changes to important files. Result: a change to /etc/passwd that raises a message.',
      'Put all of it into one script that can be run twice on a new machine. Result: the second Lynis report and a page on the remaining risks.',
    ],
    acceptanceCriteria: [
      'A port scan from another machine shows SSH and the ports you decided to keep, and nothing else.',
      'Running the script twice changes nothing the second time.',
      {
        text: 'Every change has one line with the risk it reduces.',
        check: entries('the changes', { columns: ['change', 'risk'], rows: atLeast(5) }),
      },
      {
        text: 'The page names at least three risks that hardening does not remove.',
        check: entries('the risks that remain', {
          columns: ['risk'],
          rows: atLeast(3),
          rules: [{ rule: 'unique', column: 'risk' }],
        }),
      },
    ],
    resources: [
      documentation('Lynis', 'https://cisofy.com/lynis/'),
      documentation('CIS Benchmarks', 'https://www.cisecurity.org/cis-benchmarks'),
      tutorial('OverTheWire: Bandit', 'https://overthewire.org/wargames/bandit'),
    ],
  },
  {
    id: 'what-a-laptop-tells',
    title: 'Find out from a packet capture what your own laptop tells the network',
    description:
      'Before you can spot an attack in traffic you need to know what normal looks like. Capture an hour of your own laptop’s traffic on your own network, account for every conversation, and write filters that would show three kinds of suspicious behavior.',
    difficulty: 'beginner',
    type: 'analysis',
    estimatedTime: '5–8 hours',
    hours: { from: 5, to: 8 },
    skills: ['Computer Networking', 'Wireshark', 'Network Security'],
    roles: ['Security Engineer'],
    learningObjectives: [
      'Read conversations instead of single packets',
      'See what stays visible even though traffic is encrypted',
      'Write a filter for a behavior instead of for an address',
    ],
    steps: [
      'Capture an hour with a browser, mail and an update running, on a network that is yours. Result: a capture file that stays with you.',
      'List conversations by volume and find the program behind each. Result: a table with owner and purpose, and what remains unexplained.',
      'Look at DNS queries and TLS server names. Result: what an observer learns about you, in ten lines.',
      'Generate three suspicious patterns from a second machine that is yours: a port scan, regular calls home, many long DNS names. Result: a second capture.',
      'Write a display filter or a short script for each pattern. Result: detections with a threshold.',
      'Run them on the first capture. Result: false alarms, and improved thresholds.',
    ],
    acceptanceCriteria: [
      {
        text: 'At least 95% of the bytes are attributed to a named program.',
        check: entries('the bytes of the capture', {
          columns: [figure('attributed'), figure('in all', { from: 1 })],
          rows: [1, 1],
          rules: [
            { rule: 'times', column: 'attributed', than: 'in all', least: 0.95 },
            { rule: 'times', column: 'in all', than: 'attributed', least: 1 },
          ],
        }),
      },
      'Each pattern is found in the second capture and not in the first.',
      {
        text: 'The report says for each detection how an attacker would avoid it.',
        check: entries('the detections', { columns: ['detection', 'how an attacker avoids it'] }),
      },
      'No content and no credentials of another person are in the files.',
    ],
    resources: [
      documentation('Wireshark documentation', 'https://www.wireshark.org/docs/'),
      tutorial('Wireshark on TryHackMe', 'https://tryhackme.com/module/wireshark'),
    ],
  },
  {
    id: 'firewall-from-sentences',
    title: 'Turn a page of sentences into a tested firewall',
    description:
      'A practice manager says: “The waiting-room Wi-Fi only gets the internet; doctors reach the records; the X-ray machine talks to the records and nothing else; I maintain everything from home by VPN.” Build this network from containers or virtual machines and enforce the sentences with nftables.',
    difficulty: 'intermediate',
    type: 'project',
    estimatedTime: '10–14 hours',
    hours: { from: 10, to: 14 },
    skills: ['Firewalls', 'Computer Networking', 'nftables', 'Linux'],
    roles: ['Security Engineer', 'Cloud Engineer'],
    learningObjectives: [
      'Translate intentions into flows that are allowed, and deny the rest',
      'Explain what connection tracking adds',
      'Test rules by trying, from every zone to every other',
    ],
    steps: [
      'Write the sentences as a matrix of zones with what is allowed, and mark what they leave open. Result: five questions to the manager with your assumed answers.',
      'Build five zones and a router with Linux network namespaces or containers. Result: a network in which everything reaches everything.',
      'Write a script that tries every pair of zones on six ports. Result: a table of what works today.',
      'Write the rules: default deny, established connections, each flow with a comment naming its sentence. Result: a rule file.',
      'Add WireGuard for the manager, and address translation for the Wi-Fi. Result: maintenance from "home".',
      'Log refused packets without flooding the disk, and load the rules at boot. Result: a restart after which the table is the same.',
    ],
    acceptanceCriteria: [
      {
        text: 'The table of attempts equals the matrix in every cell.',
        check: entries('the table of attempts', {
          columns: [
            'from',
            'to',
            word('expected', ['allowed', 'refused']),
            word('observed', ['allowed', 'refused']),
          ],
          rows: atLeast(6),
          rules: [
            { rule: 'same', column: 'observed', as: 'expected' },
            { rule: 'kinds', column: 'expected', least: 2 },
          ],
        }),
      },
      'The X-ray zone can neither reach nor be reached by any zone but the records.',
      'Every rule names its sentence, and removing any one rule changes at least one cell.',
      'A flood of refused packets writes at most ten log lines a second.',
    ],
    resources: [
      documentation('nftables wiki', 'https://wiki.nftables.org/'),
      documentation('WireGuard', 'https://www.wireguard.com/'),
    ],
  },
  {
    id: 'threats-to-a-delivery-app',
    title: 'Model the threats to a food delivery app before it is built',
    description:
      'A start-up will launch an app in which customers order, couriers see addresses, restaurants get paid weekly and support can refund. Model its threats from this description, rank them, and hand the team security requirements that can be tested.',
    difficulty: 'intermediate',
    type: 'design',
    estimatedTime: '6–9 hours',
    hours: { from: 6, to: 9 },
    skills: ['Threat Modeling', 'Application Security', 'Security Architecture'],
    roles: ['Security Engineer', 'Solutions Architect'],
    learningObjectives: [
      'Draw data flows with their trust boundaries',
      'Find threats systematically, including abuse by insiders',
      'Turn a threat into a requirement with a test',
    ],
    steps: [
      'Draw the data flow: three apps, API, database, payment provider, map service, support tool. Result: a diagram with trust boundaries and the five most valuable kinds of data.',
      'Go through every element and flow with STRIDE. Result: at least 30 threats in one sentence each.',
      'Add misuse of the business: false refunds, stalking a customer, fake restaurants, voucher farming. Result: eight more.',
      'Rank by effect and effort of the attacker, with a reason. Result: the top ten.',
      'For each of the ten decide: avoid, reduce, accept, pass on. Result: decisions, each with the role that makes it.',
      'Write requirements with a test each, for example "a courier sees an address only from pick-up to 30 minutes after delivery". Result: a list that goes into the backlog.',
    ],
    acceptanceCriteria: [
      'Every flow that crosses a trust boundary has at least one threat or a reason for none.',
      {
        text: 'At least three of the top ten are misuse by legitimate users.',
        check: entries('the top ten', {
          columns: ['threat', word('by', ['user', 'outsider'])],
          rows: [10, 10],
          rules: [
            { rule: 'unique', column: 'threat' },
            { rule: 'often', column: 'by', word: 'user', least: 3 },
          ],
        }),
      },
      'Each of the ten requirements can be tested with a yes or no.',
      'A reader who does not know the app can tell from the diagram where card data goes.',
    ],
    resources: [
      documentation(
        'Threat modeling cheat sheet (OWASP)',
        'https://cheatsheetseries.owasp.org/cheatsheets/Threat_Modeling_Cheat_Sheet.html',
      ),
      article('Threat Modeling Manifesto', 'https://www.threatmodelingmanifesto.org/'),
    ],
  },
  {
    id: 'juice-shop-attack-and-fix',
    title: 'Break a vulnerable shop in ten ways and fix the code',
    description:
      'OWASP Juice Shop is a modern web shop with planted weaknesses that you may attack on your own machine. Solve ten challenges from at least six categories of the OWASP Top 10, then fix five in the source with a test, and write a report that developers will act on.',
    difficulty: 'intermediate',
    type: 'exercise',
    estimatedTime: '2 weekends',
    hours: { from: 14, to: 20 },
    skills: ['OWASP Top 10', 'Penetration Testing', 'Burp Suite', 'Secure Coding'],
    roles: ['Security Engineer'],
    learningObjectives: [
      'Find weaknesses by understanding the application instead of by running tools',
      'Fix the cause and not the payload',
      'Write findings that can be reproduced and ranked',
    ],
    steps: [
      'Run Juice Shop in a container that only your machine can reach, with a proxy such as Burp Suite Community or ZAP. Result: a map of its pages and API calls.',
      'Solve ten challenges without their published solutions, noting dead ends. Result: a log with requests and answers.',
      'Write each up: weakness, proof, effect, category. Result: ten findings with steps anyone can repeat.',
      'Rank them with CVSS and adjust for this shop. Result: a ranking with reasons where you departed from the score.',
      'Fix five in the source, with a test that fails before and passes after. Result: five commits.',
      'Try to bypass your own fixes with three other payloads each. Result: a table of attempts.',
    ],
    acceptanceCriteria: [
      {
        text: 'Ten challenges from six categories are marked as solved on the score board.',
        check: entries('the challenges as the score board names them', {
          columns: ['challenge', 'category'],
          rows: atLeast(10),
          rules: [
            { rule: 'unique', column: 'challenge' },
            { rule: 'kinds', column: 'category', least: 6 },
          ],
        }),
      },
      'Each finding can be repeated from its text alone.',
      'The five tests fail on the original and pass on the fixed code.',
      'Nothing outside your own machine was tested.',
    ],
    resources: [
      documentation('OWASP Juice Shop', 'https://owasp.org/www-project-juice-shop/'),
      tutorial('Web Security Academy', 'https://portswigger.net/web-security'),
      documentation('OWASP Top Ten', 'https://owasp.org/www-project-top-ten/'),
    ],
  },
  {
    id: 'alerts-worth-waking-for',
    title: 'Write detection rules that find attacks and let people sleep',
    description:
      'A small company’s SIEM sends 400 alerts a day, so nobody reads them. Set up Wazuh or the Elastic stack on your machine, collect logs from a Linux server, and write five rules for real techniques, each tested with an attack and with a week of ordinary use.',
    difficulty: 'intermediate',
    type: 'project',
    estimatedTime: '2 weekends',
    hours: { from: 14, to: 20 },
    skills: ['SIEM', 'Threat Detection', 'MITRE ATT&CK', 'Python', 'Linux'],
    roles: ['Security Engineer'],
    learningObjectives: [
      'Describe a technique by the traces it leaves',
      'Balance detection against false alarms with numbers',
      'Treat rules as code with tests',
    ],
    steps: [
      'Set the SIEM up with two agents and check that a known event arrives. Result: a pipeline with its delay measured.',
      'Choose five techniques from ATT&CK, for example password spraying, a new cron job, an added SSH key, a web shell, log deletion. Result: a table of technique, source and trace.',
      'Write a safe script that imitates each on your machines. Result: attacks on demand with exact times.',
      'Generate a week of normal use with a Python script: admins, updates, backups, mistyped passwords. Result: a background to test against.',
      'Write the rules with thresholds and context, and let a test run attack and background. Result: hits and false alarms for each rule.',
      'Write for each rule what the analyst does in the first ten minutes. Result: five short playbooks.',
    ],
    acceptanceCriteria: [
      {
        text: 'All five attacks are found within five minutes.',
        check: entries('the five attacks', {
          columns: ['attack', figure('minutes until found', { from: 0, to: 5 })],
          rows: [5, 5],
          rules: [{ rule: 'unique', column: 'attack' }],
        }),
      },
      'The week of normal use raises at most seven alerts in all.',
      'An agent that goes silent raises an alert.',
      {
        text: 'Each rule names its technique, its data source and how an attacker would avoid it.',
        check: entries('the rules', {
          columns: [
            'rule',
            {
              name: 'technique',
              like: { pattern: /\bT\d{4}(?:\.\d{3})?\b/, words: 'have an ATT&CK number such as T1110' },
            },
            'data source',
            'how an attacker avoids it',
          ],
        }),
      },
    ],
    resources: [
      documentation('Wazuh documentation', 'https://documentation.wazuh.com/'),
      documentation('MITRE ATT&CK', 'https://attack.mitre.org/'),
      documentation('Sigma detection rules', 'https://github.com/SigmaHQ/sigma'),
    ],
  },
  {
    id: 'ten-findings-of-two-hundred',
    title: 'Choose the ten findings of 200 that must be fixed this week',
    description:
      'A scan of a mid-sized company reports more than 200 vulnerabilities, 60 of them “critical”, and the operations team has time for ten. Scan deliberately outdated images, add what the tool does not know, and defend a ranking before a skeptical operations lead.',
    difficulty: 'intermediate',
    type: 'analysis',
    estimatedTime: '6–10 hours',
    hours: { from: 6, to: 10 },
    skills: ['Vulnerability Management', 'Risk Assessment', 'Python', 'Patch Management'],
    roles: ['Security Engineer'],
    learningObjectives: [
      'Tell severity, likelihood and risk apart',
      'Use public data on exploitation',
      'Work with those who do the patching',
    ],
    steps: [
      'Scan six old public container images with a scanner such as Grype. Result: at least 200 findings as JSON.',
      'Invent the company: which image runs where, reachable by whom, with which data. Result: an inventory with six systems.',
      'Enrich the findings in Python with EPSS, the CISA list of exploited vulnerabilities, and whether a fix exists. Result: one table.',
      'Write a decision tree (exploited? reachable? valuable? fixable?) and apply it. Result: now, this month, next update, accepted.',
      'Compare with a ranking by CVSS alone. Result: the five largest differences, explained.',
      'Write to the operations lead: ten actions, downtime for each, and what to do where no fix exists. Result: one page.',
    ],
    acceptanceCriteria: [
      'Findings fixed by the same update are one action.',
      'Every finding in the catalog of exploited vulnerabilities that is reachable is among the first.',
      {
        text: 'Each acceptance has a reason and a date on which it ends.',
        check: entries('the accepted findings', { columns: ['finding', 'reason', date('end date')] }),
      },
      'The script gives the same table when run again on the same inputs.',
    ],
    resources: [
      documentation(
        'Known exploited vulnerabilities (CISA)',
        'https://www.cisa.gov/known-exploited-vulnerabilities-catalog',
      ),
      documentation('Exploit Prediction Scoring System', 'https://www.first.org/epss/'),
      documentation('CVSS', 'https://www.first.org/cvss/'),
    ],
  },
  {
    id: 'one-sign-on-for-three-apps',
    title: 'Replace shared passwords with single sign-on for three applications',
    description:
      'A company of 80 shares passwords for its wiki, its shop admin and its reports, and somebody who left still has access. Set up Keycloak locally, connect three sample applications by OpenID Connect with roles and a second factor, and rehearse joining, moving and leaving.',
    difficulty: 'intermediate',
    type: 'project',
    estimatedTime: '10–16 hours',
    hours: { from: 10, to: 16 },
    skills: ['Identity & Access Management', 'Single Sign-On', 'OpenID Connect', 'Keycloak'],
    roles: ['Security Engineer', 'Cloud Engineer'],
    learningObjectives: [
      'Explain the authorization code flow with its checks',
      'Model access by role and life cycle',
      'Check that ending access really ends it',
    ],
    steps: [
      'Start Keycloak with a realm, 20 invented people and groups by department. Result: a directory as a file that can be imported.',
      'Connect a first application with the code flow and PKCE, and follow a sign-in in the network panel. Result: an annotated sequence diagram.',
      'Connect two more, one of them behind a reverse proxy that does the sign-in for it. Result: one sign-on for three.',
      'Map groups to roles and write a matrix of who may do what. Result: a matrix that a department head could sign.',
      'Require a passkey or one-time code for administrators, with recovery for a lost device. Result: a tested procedure.',
      'Rehearse joining, moving and leaving, with sessions open. Result: measured times until the access is gone in each application.',
    ],
    acceptanceCriteria: [
      'When a person leaves, access to all three applications ends within five minutes, including open sessions.',
      'A token for one application is refused by another.',
      'A tampered token, a wrong issuer and an unknown redirect address are refused in tests.',
      'The whole realm can be rebuilt from files.',
    ],
    resources: [
      documentation('Keycloak documentation', 'https://www.keycloak.org/documentation'),
      documentation('How OpenID Connect works', 'https://openid.net/developers/how-connect-works/'),
      documentation(
        'Multifactor authentication cheat sheet (OWASP)',
        'https://cheatsheetseries.owasp.org/cheatsheets/Multifactor_Authentication_Cheat_Sheet.html',
      ),
    ],
  },
  {
    id: 'boss-of-the-soc-timeline',
    title: 'Reconstruct an attack on a company from its logs',
    description:
      'The public “Boss of the SOC” data set holds the logs of an invented company whose website was defaced and whose files were encrypted. Load it into Splunk’s free edition or another SIEM, reconstruct what happened, and write the incident report for management and for technicians.',
    difficulty: 'advanced',
    type: 'analysis',
    estimatedTime: '2–3 weekends',
    hours: { from: 16, to: 26 },
    skills: ['Incident Response', 'Splunk', 'SIEM', 'Digital Forensics'],
    roles: ['Security Engineer'],
    learningObjectives: [
      'Work from a hypothesis and keep a log of the investigation',
      'Join traces of different sources into one timeline',
      'Separate proven, likely and unknown',
    ],
    steps: [
      'Load version 1 of the data set and list sources, hosts and the time they cover. Result: a map of what can be seen and what cannot.',
      'Start from the defaced website: find the scanning address, the tool, and the way in. Result: the first chapter with the queries that prove it.',
      'Follow what was uploaded and run, and where it called. Result: indicators with time, host and source.',
      'Start again from the encrypted files: how did it come in, what did it start, what did it reach? Result: the second chapter.',
      'Map both to ATT&CK and mark where a detection would have worked first. Result: a table with five missing detections.',
      'Write containment, eradication and recovery as they should have been, and the report in two versions. Result: one page for management, six for technicians.',
    ],
    acceptanceCriteria: [
      {
        text: 'Every entry of the timeline names its query and source.',
        check: entries('the timeline', {
          columns: [date('time'), 'what happened', 'query', 'source'],
          rows: atLeast(5),
        }),
      },
      {
        text: 'At least two statements are marked as likely, with what would prove them.',
        check: entries('what is likely', { columns: ['statement', 'what would prove it'], rows: atLeast(2) }),
      },
      'The page for management states impact, cause, current state and three decisions needed, without jargon.',
      'The five detections are written as queries and find the attack in the data.',
    ],
    resources: [
      documentation('Boss of the SOC data set, version 1', 'https://github.com/splunk/botsv1'),
      documentation(
        'Incident response recommendations (NIST SP 800-61)',
        'https://csrc.nist.gov/pubs/sp/800/61/r3/final',
      ),
      documentation('MITRE ATT&CK', 'https://attack.mitre.org/'),
    ],
  },
  {
    id: 'certificates-that-renew-themselves',
    title: 'Run your own certificate authority and rotate everything without an outage',
    description:
      'Ten internal services use certificates that expire unnoticed, and all share one key. Build a small certificate authority with an offline root, give each service its own short-lived certificate for mutual TLS, and rotate leaf, intermediate and finally root under load.',
    difficulty: 'advanced',
    type: 'operations',
    estimatedTime: '2 weekends',
    hours: { from: 12, to: 20 },
    skills: ['PKI', 'TLS', 'Cryptography', 'OpenSSL'],
    roles: ['Security Engineer'],
    learningObjectives: [
      'Explain what each certificate in a chain vouches for',
      'Automate issuing so that short lifetimes are no burden',
      'Rotate trust in stages without breaking connections',
    ],
    steps: [
      'Write the policy: who gets what, names, lifetimes, key types, what happens on theft. Result: two pages.',
      'Create root and intermediate with OpenSSL or step-ca, with constraints on path length and names. Result: a chain that you can explain field by field.',
      'Issue certificates automatically to three services by ACME. Result: certificates valid for 24 hours and renewed automatically.',
      'Require mutual TLS between the services and authorize by name in the certificate. Result: a service with a valid certificate but the wrong name is refused.',
      'Rotate the intermediate, then the root, with a period in which both are trusted and a load script running. Result: a log without failed connections.',
      'Rehearse the theft of a leaf key, the theft of the intermediate key and a wrong clock. Result: three runbooks with times.',
    ],
    acceptanceCriteria: [
      'The load script sees no failed connection over both rotations.',
      'Certificates that are expired, carry the wrong name or come from an unknown issuer are refused in tests.',
      'The root key was never on a machine with a network, or the exception is documented.',
      'Stopping the authority for six hours causes no outage and raises an alarm.',
    ],
    resources: [
      documentation('OpenSSL documentation', 'https://docs.openssl.org/'),
      documentation('X.509 certificates (RFC 5280)', 'https://www.rfc-editor.org/rfc/rfc5280'),
      documentation('step-ca', 'https://smallstep.com/docs/step-ca/'),
    ],
  },
]
