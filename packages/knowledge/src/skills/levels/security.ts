import type { LevelTable } from './level.ts'

export const securityLevels: LevelTable = {
  SIEM: [
    {
      description:
        'Explains what a SIEM collects, how it correlates events and what an analyst does with an alert.',
      requiredCapabilities: [
        'Names the log sources that would show a stolen password in use',
        'Reads an alert and tells the raw event from the rule that matched it',
      ],
      suggestedProjects: [
        'Draw the path of a failed sign-in from a laptop to an alert and mark where it could get lost',
      ],
    },
    {
      description: 'Triages simple alerts by a playbook and searches for the events around them.',
      requiredCapabilities: [
        'Enriches an address or file hash with reputation and asset data before judging it',
        'Closes a false positive with the reason written down',
      ],
      suggestedProjects: [
        'Install Wazuh in a virtual machine, connect one Windows and one Linux host and investigate a brute-force sign-in',
      ],
    },
    {
      description: 'Connects log sources, writes detection rules and investigates alerts to the end.',
      requiredCapabilities: [
        'Maps source fields to a common schema such as ECS or OCSF and checks the parsing',
        'Writes a Sigma rule, converts it and tunes it until analysts can live with its volume',
        'Reconstructs what an intruder did across endpoint, sign-in and proxy logs',
      ],
      suggestedProjects: [
        'Run five Atomic Red Team tests in a lab with Elastic Security or Wazuh and write a rule for each technique that stayed silent',
      ],
    },
    {
      description: 'Designs detection coverage and log architecture and hunts for what no rule found.',
      requiredCapabilities: [
        'Ranks detections by MITRE ATT&CK techniques that matter for the business instead of filling the matrix',
        'Routes logs by value between hot analytics and cheap storage and shows the saving',
        'Hunts from a hypothesis, such as abused OAuth grants, and turns the result into a rule',
      ],
      suggestedProjects: [
        'Build detection as code with tests on recorded attacks, review by pull request and automatic deployment',
      ],
    },
    {
      description:
        "Leads an organization's detection and response tooling and judges what it would really catch.",
      requiredCapabilities: [
        'Measures detection by purple-team exercises and time to contain rather than by number of alerts',
        'Plans the replacement of a SIEM with a parallel run, translated rules and retained evidence',
        'Decides what automation and AI triage may close alone and audits a sample of it',
      ],
      suggestedProjects: [
        'Write a three-year detection strategy with log budget, coverage goals and staffing for a company of a thousand people',
      ],
    },
  ],
  Splunk: [
    {
      description:
        'Explains indexes, source types and fields in Splunk and reads the results of a saved search.',
      requiredCapabilities: [
        'Limits a search by time and index before anything else',
        'Uses the fields sidebar to see the most frequent values',
      ],
      suggestedProjects: [
        "Load the Splunk search tutorial data and answer five questions about the shop's customers",
      ],
    },
    {
      description: "Writes short SPL searches and simple dashboards with an experienced user's help.",
      requiredCapabilities: [
        'Counts and groups with stats, timechart and top',
        'Extracts a field from an event with rex',
      ],
      suggestedProjects: [
        'Build a dashboard from the SSH log of a virtual machine with failed sign-ins by country and hour',
      ],
    },
    {
      description:
        'Brings new data into Splunk and builds the searches, alerts and dashboards a team relies on.',
      requiredCapabilities: [
        'Sets line breaking, timestamp and source type in props.conf and checks them with a sample',
        'Replaces a slow join with stats or a lookup',
        'Schedules alerts with throttling and a result table short enough to act on',
      ],
      suggestedProjects: [
        "Investigate a free Boss of the SOC data set on a trial license and tell the attacker's story with the search behind each step",
      ],
    },
    {
      description:
        'Designs Splunk data models, searches and capacity, and fixes slow searches and lost data.',
      requiredCapabilities: [
        'Accelerates data models and queries them with tstats, and shows the time saved',
        'Uses the job inspector to find the costly command of a search',
        'Traces missing events from forwarder queue to indexer with the _internal index',
      ],
      suggestedProjects: ['Build a CIM-compliant add-on for an unsupported log source and pass AppInspect'],
    },
    {
      description: 'Runs Splunk as a service for an organization and decides what belongs in it.',
      requiredCapabilities: [
        'Plans indexer clusters, search head clusters and SmartStore with growth and failure figures',
        'Lowers ingest cost by filtering with Edge or Ingest Processor and by federated search',
        'Guides risk-based alerting in Enterprise Security until analysts receive few, rich findings',
      ],
      suggestedProjects: [
        'Publish an app on Splunkbase and maintain it through a Splunk release, with tests in CI',
      ],
    },
  ],
  Firewalls: [
    {
      description: 'Explains what a firewall decides on and why order of rules and default deny matter.',
      requiredCapabilities: [
        'Reads five rules and says whether a given connection passes',
        'Tells stateless filtering from stateful inspection',
      ],
      suggestedProjects: [
        'List the rules of the firewall on your own computer or router and explain each one',
      ],
    },
    {
      description: 'Adds and tests single rules on request while an administrator looks on.',
      requiredCapabilities: [
        'Opens a port for one source, confirms it and records request and expiry',
        'Finds in the log which rule dropped a connection',
      ],
      suggestedProjects: [
        'Protect a Linux virtual machine with nftables: only SSH from one address and web traffic for all',
      ],
    },
    {
      description:
        "Administers a site's firewalls: zones, address translation, VPN and a regular review of rules.",
      requiredCapabilities: [
        'Designs zones for users, servers, guests and management with a matrix of allowed traffic',
        'Sets up source and destination address translation and explains the order of processing',
        'Removes shadowed and unused rules by hit counters without an outage',
      ],
      suggestedProjects: [
        'Build a lab with OPNsense, three zones, WireGuard access and intrusion detection, and test each rule from outside with nmap',
      ],
    },
    {
      description:
        'Designs filtering across data centers and clouds and solves routing, failover and throughput faults.',
      requiredCapabilities: [
        'Finds a state mismatch caused by asymmetric routing with captures on both sides',
        'Plans high availability and tests failover with long-lived sessions open',
        'Decides where to inspect TLS, at what cost for privacy and throughput, and where not',
      ],
      suggestedProjects: [
        'Migrate a rule base of several hundred rules from one firewall product to another in a lab and compare the permitted flows by script',
      ],
    },
    {
      description:
        "Sets an organization's direction for segmentation and zero trust and automates its firewall policy.",
      requiredCapabilities: [
        'Moves from perimeter rules to identity-based access and microsegmentation in measured steps',
        'Runs firewall policy as code with review, expiry and proof of compliance with PCI DSS or similar',
        'Responds to an exploited firewall vulnerability on the assumption that the device is compromised',
      ],
      suggestedProjects: [
        'Write a tool that simulates packets against rule sets from two vendors, or use Batfish to prove a segmentation policy',
      ],
    },
  ],
  'Vulnerability Management': [
    {
      description:
        'Explains the path of a vulnerability from discovery to fix and what CVE, CVSS and EPSS say.',
      requiredCapabilities: [
        'Reads a CVE entry and says which versions are affected',
        'Tells severity from risk for a given server',
      ],
      suggestedProjects: [
        "Follow three entries of CISA's Known Exploited Vulnerabilities catalog from disclosure to patch",
      ],
    },
    {
      description: 'Runs vulnerability scans and passes checked findings on to the owners of the systems.',
      requiredCapabilities: [
        'Starts an authenticated scan and explains why it finds more than an unauthenticated one',
        'Checks a finding on the host before sending it to its owner',
      ],
      suggestedProjects: [
        'Scan a deliberately vulnerable virtual machine with Greenbone and verify five findings by hand',
      ],
    },
    {
      description: 'Runs the cycle of scanning, ranking, fixing and checking for a set of systems.',
      requiredCapabilities: [
        'Ranks findings by exploitation, exposure and asset value instead of CVSS alone',
        'Agrees on deadlines with system owners and records accepted risks with an expiry date',
        "Tracks an application's dependencies with an SBOM and Dependency-Track or OSV-Scanner",
      ],
      suggestedProjects: [
        'Scan ten open-source images with Trivy, rank the findings with EPSS and KEV data, and fix what matters in one of them',
      ],
    },
    {
      description:
        'Designs vulnerability management for mixed estates and handles legacy systems and zero-days.',
      requiredCapabilities: [
        'Finds unknown assets by comparing scanner, cloud, DHCP and directory data',
        'Limits exposure of a system that cannot be patched by segmentation or virtual patching',
        'States within hours of a disclosure where a component is in use and whether it is reachable',
      ],
      suggestedProjects: [
        'Write a decision tree with SSVC and apply it to a month of published vulnerabilities for an invented hospital',
      ],
    },
    {
      description:
        'Leads exposure management and changes how software is built so that fewer vulnerabilities arise.',
      requiredCapabilities: [
        'Reports exposure trends to management without counting patches for their own sake',
        'Moves fixing upstream with hardened base images, automatic updates and secure defaults, and shows the effect',
        'Runs coordinated disclosure, a bug bounty or a CNA, and meets the reporting deadlines of the Cyber Resilience Act',
      ],
      suggestedProjects: [
        'Set up a disclosure policy, security.txt and advisory process for an open-source project and publish advisories in CSAF',
      ],
    },
  ],
  'Threat Modeling': [
    {
      description:
        'Explains the four questions of threat modeling and reads a data flow diagram with trust boundaries.',
      requiredCapabilities: [
        'Points out where untrusted data enters a drawn system',
        'Gives an example for each letter of STRIDE',
      ],
      suggestedProjects: [
        'Draw a data flow diagram of a messaging app you use and mark its trust boundaries',
      ],
    },
    {
      description: 'Contributes threats and countermeasures to a session that somebody experienced leads.',
      requiredCapabilities: [
        'Goes through each element of a diagram with STRIDE and writes threats as who does what to which asset',
        'Matches a threat to a fitting control that already exists',
      ],
      suggestedProjects: [
        'Model a password reset in OWASP Threat Dragon and list ten threats with countermeasures',
      ],
    },
    {
      description: 'Runs threat modeling for a feature or service and follows the results into the backlog.',
      requiredCapabilities: [
        'Leads a ninety-minute session with developers that ends in ranked threats',
        'Writes abuse cases and turns them into test cases',
        'Updates the model when the design changes, not once a year',
      ],
      suggestedProjects: [
        'Model an open-source web application, test the five worst threats against it and report what you could confirm',
      ],
    },
    {
      description: 'Models complex systems and uncovers threats that checklists miss.',
      requiredCapabilities: [
        'Builds attack trees across components and estimates where one control breaks most paths',
        'Models privacy threats with LINDDUN and machine-learning or agent threats such as prompt injection',
        'Reviews the models of others and shows which assumption carries the risk',
      ],
      suggestedProjects: [
        'Model an AI assistant with tool access and company data, and demonstrate two attacks and their defense in a lab',
      ],
    },
    {
      description: 'Makes threat modeling a habit of every team and adapts the method to the organization.',
      requiredCapabilities: [
        'Trains champions so that teams model without the security department',
        'Decides where models as code or pattern libraries replace workshops, and checks what they miss',
        'Shows from incidents and penetration tests which threats the models had foreseen and which they had missed',
      ],
      suggestedProjects: [
        'Publish a reusable threat library for one domain, such as payments or connected devices, with mapped controls and tests',
      ],
    },
  ],
  'OWASP Top 10': [
    {
      description: 'Names the risks of the OWASP Top 10 and explains each with an everyday example.',
      requiredCapabilities: [
        'Says what changed in the 2025 edition, such as the wider category for software supply chain failures',
        'Recognizes injection and broken access control in a short code sample',
      ],
      suggestedProjects: [
        'Solve the first ten challenges of OWASP Juice Shop and assign each to its category',
      ],
    },
    {
      description:
        'Finds and fixes plain cases of injection, scripting and missing access checks in code, with a reviewer.',
      requiredCapabilities: [
        'Replaces concatenated SQL with bound parameters',
        'Encodes output by its context, and explains why filtering input is not enough',
        'Checks on the server that a record belongs to the signed-in user',
      ],
      suggestedProjects: [
        'Fix five vulnerabilities in a deliberately insecure application and add a test for each',
      ],
    },
    {
      description: 'Builds web applications that hold up against all ten categories and tests them for it.',
      requiredCapabilities: [
        'Writes automated tests for forbidden access by role and by owner',
        'Sets Content Security Policy, cookie attributes and other headers and says what each could break',
        'Keeps dependencies, build and secrets under control with lock files, scanning and rotation',
      ],
      suggestedProjects: [
        'Test an application of yours against OWASP ASVS level 1 and close the gaps, with evidence for each requirement',
      ],
    },
    {
      description: 'Reviews designs and code for chained and hidden vulnerabilities.',
      requiredCapabilities: [
        'Finds server-side request forgery, deserialization and race conditions that scanners do not report',
        'Combines two minor findings into a demonstrated serious one',
        'Writes Semgrep or CodeQL rules that find every variant of a fixed bug',
      ],
      suggestedProjects: [
        'Work through the expert labs of the PortSwigger Web Security Academy in three topics and explain the root cause of each',
      ],
    },
    {
      description:
        'Removes whole classes of web vulnerability from an organization and says where the Top 10 falls short.',
      requiredCapabilities: [
        'Makes frameworks safe by default, for example through Trusted Types or a central authorization layer',
        'Uses ASVS, the API Security Top 10 and the LLM list where the Top 10 says too little',
        "Interprets the data behind the ranking and compares it with the organization's own findings",
      ],
      suggestedProjects: [
        'Contribute to an OWASP project, or publish how a class of bug was eliminated in a real code base with figures',
      ],
    },
  ],
  Cryptography: [
    {
      description: 'Explains encryption, hashing, signatures and keys and what each protects against.',
      requiredCapabilities: [
        'Tells symmetric from public-key encryption with an example of each',
        'Says why passwords are hashed with salt and not encrypted',
      ],
      suggestedProjects: [
        'Encrypt and sign a message with age and minisign or GnuPG and explain which key did what',
      ],
    },
    {
      description:
        'Calls well-made cryptographic libraries for one task at a time and has the code reviewed.',
      requiredCapabilities: [
        'Hashes passwords with Argon2id through a maintained library',
        "Reads a certificate's names, validity and chain with openssl",
      ],
      suggestedProjects: [
        'Set up TLS for a site with an ACME client and have testssl.sh or SSL Labs grade it A',
      ],
    },
    {
      description:
        'Chooses the right primitive for an application and handles its keys, nonces and tokens correctly.',
      requiredCapabilities: [
        'Encrypts with AES-GCM or XChaCha20-Poly1305 and never repeats a nonce under one key',
        'Manages keys in a KMS with envelope encryption, rotation and separate rights',
        'Verifies JWTs with a fixed algorithm, issuer and audience',
      ],
      suggestedProjects: [
        'Build a file vault with libsodium, key rotation and tests that prove changed bytes are always detected',
      ],
    },
    {
      description:
        'Designs protocols and key management from standard parts and finds misuse in the designs of others.',
      requiredCapabilities: [
        'Spots padding oracles, timing leaks and missing authentication in a review',
        'Plans certificate automation for lifetimes that shrink to 47 days by 2029',
        'Designs a key hierarchy with hardware security modules, a key ceremony, backup and destruction',
      ],
      suggestedProjects: [
        'Solve Cryptopals sets 1 to 4 and write down for each attack the design rule that would have prevented it',
      ],
    },
    {
      description:
        "Directs an organization's use of cryptography, including the move to post-quantum algorithms.",
      requiredCapabilities: [
        'Leads the inventory and migration to hybrid key exchange with ML-KEM and to ML-DSA signatures',
        'Reads a security proof or protocol analysis and names the assumptions it rests on',
        'Decides what must never be built in-house, and reviews the rest with constant-time and fuzz testing',
      ],
      suggestedProjects: [
        'Model a protocol in Tamarin or ProVerif, or contribute a tested fix to an open-source cryptographic library',
      ],
    },
  ],
  'Penetration Testing': [
    {
      description:
        'Explains the phases and legal limits of a penetration test and how it differs from a scan.',
      requiredCapabilities: [
        'Says why written permission and scope come before the first packet',
        'Reads a report and tells finding, evidence and recommendation apart',
      ],
      suggestedProjects: [
        'Complete the free introductory rooms on TryHackMe and write a one-page summary of what you did',
      ],
    },
    {
      description: 'Attacks practice targets with common tools while following a guide.',
      requiredCapabilities: [
        'Maps hosts and services with nmap and explains the scan types used',
        'Intercepts and changes a request with Burp Suite or ZAP',
      ],
      suggestedProjects: [
        'Solve three easy VulnHub machines with a walkthrough at hand and write notes of your own',
      ],
    },
    {
      description:
        'Tests web applications or small networks without help and writes reports that clients can act on.',
      requiredCapabilities: [
        'Covers an application by the OWASP Web Security Testing Guide and records what was not tested',
        'Escalates privileges on Linux and Windows through misconfiguration and proves it without damage',
        'Rates each finding and gives steps to reproduce it, its effect and a fix that suits the client',
      ],
      suggestedProjects: [
        'Test a deliberately vulnerable application in a time box of three days and deliver a full report with executive summary',
      ],
    },
    {
      description:
        'Leads demanding tests, such as of Active Directory or a cloud estate, and finds ways in that tools miss.',
      requiredCapabilities: [
        'Chains Kerberos, certificate services and delegation weaknesses to domain control and explains each defense',
        'Adapts public exploits safely after reading what they do',
        "Reviews colleagues' scopes and reports for attack paths they missed",
      ],
      suggestedProjects: [
        'Build the GOAD lab, take the domain by two different paths and write detections for both',
      ],
    },
    {
      description:
        'Runs red-team programs, researches new vulnerabilities and advises leadership on the results.',
      requiredCapabilities: [
        'Plans threat-led tests under TIBER-EU or CBEST with a control team and safe abort criteria',
        'Finds previously unknown vulnerabilities and discloses them on an agreed timeline',
        'Trains testers and blue team together until findings stop recurring',
      ],
      suggestedProjects: [
        'Publish original research together with a coordinated advisory, a tool and advice for defenders',
      ],
    },
  ],
  'Azure Sentinel': [
    {
      description: 'Explains what Microsoft Sentinel collects and how an incident groups alerts.',
      requiredCapabilities: [
        'Finds the entities and the timeline of an incident in the Defender portal',
        'Says what a data connector and an analytics rule do',
      ],
      suggestedProjects: [
        'Follow the free Sentinel training path on Microsoft Learn and sketch the flow from log to incident',
      ],
    },
    {
      description: 'Triages incidents and runs prepared KQL queries.',
      requiredCapabilities: [
        'Filters sign-in logs by user, place and result',
        'Runs a playbook and notes what it changed',
      ],
      suggestedProjects: ["Solve the Kusto Detective Agency's first cases and keep your queries"],
    },
    {
      description: 'Connects data sources to a workspace and writes detections and playbooks for them.',
      requiredCapabilities: [
        'Writes scheduled rules with entity mapping and tunes their thresholds',
        'Parses a custom log with data collection rules and ASIM',
        'Automates enrichment with playbooks and watchlists',
      ],
      suggestedProjects: [
        'Build a trial workspace with sign-in, activity and Linux logs, attack it and catch three techniques',
      ],
    },
    {
      description: 'Designs workspaces, detection content and hunting for large estates.',
      requiredCapabilities: [
        'Places data in the analytics tier or the data lake by how it is used',
        'Delivers rules from a repository with tests',
        'Hunts across tables with joins, time series and entity graphs',
      ],
      suggestedProjects: [
        'Rebuild a published intrusion from its report as test data and write hunting queries for every step',
      ],
    },
    {
      description: 'Leads security operations on Sentinel and decides where it fits.',
      requiredCapabilities: [
        'Plans tenants, workspaces and duties for subsidiaries or customers',
        'Compares Sentinel with another SIEM by coverage, price and staff on the same data',
      ],
      suggestedProjects: [
        'Contribute accepted detections to the public Sentinel content repository with test data',
      ],
    },
  ],
  'IBM QRadar': [
    {
      description: 'Explains events, flows and offenses in QRadar and reads an offense summary.',
      requiredCapabilities: [
        'Tells which rule and log sources contributed to an offense',
        'Says what a magnitude is made of',
      ],
      suggestedProjects: [
        "Watch IBM's free QRadar lessons and describe the path from a raw event to an offense",
      ],
    },
    {
      description: 'Investigates simple offenses with saved searches.',
      requiredCapabilities: [
        'Filters log activity by source, user and time',
        'Closes an offense with a reason and notes',
      ],
      suggestedProjects: [
        'Install the community edition in a virtual machine and send it the logs of one Linux host',
      ],
    },
    {
      description: 'Brings new log sources into QRadar and writes rules, searches and reports on them.',
      requiredCapabilities: [
        'Maps unknown events and extracts properties in the DSM editor',
        'Writes rules with building blocks and reference sets',
        'Queries events and flows with AQL',
      ],
      suggestedProjects: [
        'Detect password spraying and data upload in a lab and tune both rules against a week of normal traffic',
      ],
    },
    {
      description: 'Tunes and enlarges a deployment and finds lost or slow events.',
      requiredCapabilities: [
        'Finds expensive rules and properties that hold up the pipeline',
        'Plans event and flow processors by rate and retention',
        'Builds detections for techniques that shipped rules do not cover',
      ],
      suggestedProjects: [
        'Write a custom DSM and rule set for an unsupported product and test it with replayed events',
      ],
    },
    {
      description: 'Decides the future of QRadar in an organization and leads the move.',
      requiredCapabilities: [
        'Weighs keeping QRadar on premises against moving to Cortex XSIAM or another SIEM, with data and staff in mind',
        'Translates rules and reports and proves equal detection before switching off',
      ],
      suggestedProjects: [
        'Write a migration plan with mapped rules, parallel operation and a test set of thirty attacks',
      ],
    },
  ],
  'Network Security': [
    {
      description:
        'Explains common network attacks and what segmentation, encryption and filtering do against them.',
      requiredCapabilities: [
        'Says what an attacker on the same Wi-Fi can and cannot see',
        'Tells an intrusion detection from an intrusion prevention system',
      ],
      suggestedProjects: [
        'List every open port in your home network with nmap and close what you do not need',
      ],
    },
    {
      description: 'Sets up simple network protections from a guide.',
      requiredCapabilities: [
        'Separates guest and device networks with VLANs',
        'Turns off old protocols such as Telnet and SMBv1',
      ],
      suggestedProjects: ['Set up a home network with separate zones, encrypted DNS and automatic updates'],
    },
    {
      description: "Protects and monitors a company's network, from Wi-Fi sign-in to intrusion alerts.",
      requiredCapabilities: [
        'Sets up 802.1X or certificate-based Wi-Fi sign-in',
        'Writes Suricata rules and follows an alert to the packets',
        'Reviews remote access and replaces open ports with a VPN or zero-trust gateway',
      ],
      suggestedProjects: [
        'Build a lab with Zeek and Suricata, replay malware traffic captures and write up three infections',
      ],
    },
    {
      description: 'Designs network defenses and investigates intrusions across sites and clouds.',
      requiredCapabilities: [
        'Finds command and control traffic in encrypted flows from timing, size and names',
        'Designs segmentation for machines that cannot be patched',
        'Tests DDoS protection and DNS security in agreed exercises',
      ],
      suggestedProjects: [
        'Segment a simulated plant or hospital network and prove by attack which paths are closed',
      ],
    },
    {
      description: "Sets an organization's direction for network defense.",
      requiredCapabilities: [
        'Plans the step from a trusted inside to NIST SP 800-207 zero trust',
        'Weighs inspection against privacy, cost and encryption by default',
      ],
      suggestedProjects: [
        'Publish a reference design with policies, tests and attack results that others can reproduce',
      ],
    },
  ],
  'Application Security': [
    {
      description: 'Explains how applications are attacked and where in development flaws can be found.',
      requiredCapabilities: [
        'Tells static, dynamic and dependency scanning apart',
        'Explains one published breach from flaw to effect',
      ],
      suggestedProjects: [
        'Work through ten labs of the Web Security Academy and write one sentence on each root cause',
      ],
    },
    {
      description: 'Runs given scanners and explains simple findings to developers.',
      requiredCapabilities: [
        'Tells a true from a false finding by reading the code',
        'Suggests a fix with a link to a safe pattern',
      ],
      suggestedProjects: ['Scan an open-source project with Semgrep and gitleaks and verify ten results'],
    },
    {
      description: 'Secures the applications of a product team from design to release.',
      requiredCapabilities: [
        'Reviews pull requests for authorization and data handling',
        'Builds scanning into CI so that new serious findings stop a release',
        'Tests APIs for broken object-level authorization',
      ],
      suggestedProjects: [
        'Assess an open-source application with threat model, scans and manual tests, and report privately what you find',
      ],
    },
    {
      description: 'Finds flaws that span services and builds security into frameworks and pipelines.',
      requiredCapabilities: [
        'Finds logic flaws and race conditions across services',
        'Replaces a repeated finding with a safe default in shared code',
        'Judges the risk of AI-generated code and of applications built on language models',
      ],
      suggestedProjects: [
        'Eliminate one class of flaw from an open-source project with a safe API, a lint rule and tests',
      ],
    },
    {
      description: 'Leads an application security program that developers welcome.',
      requiredCapabilities: [
        'Plans the program with OWASP SAMM and reports risk instead of counts',
        'Builds a network of champions in the teams and trains them',
      ],
      suggestedProjects: [
        'Write and start a program for an open-source foundation or company with goals, training and a first-year review',
      ],
    },
  ],
  'Secure Coding': [
    {
      description: 'Recognizes unsafe code in short examples and says what could go wrong.',
      requiredCapabilities: [
        'Spots hard-coded secrets, unchecked input and unsafe string building',
        'Explains why trusting the client is a mistake',
      ],
      suggestedProjects: ['Solve twenty secure code review exercises in a language you know'],
    },
    {
      description: 'Fixes simple flaws with a guideline at hand.',
      requiredCapabilities: [
        'Validates input by allowed values and lengths',
        "Uses the language's safe functions for files, commands and queries",
      ],
      suggestedProjects: ['Take an old program of yours, list its unsafe spots and fix five of them'],
    },
    {
      description: 'Writes code that stays safe in daily work.',
      requiredCapabilities: [
        'Handles errors without revealing internals or failing open',
        'Keeps secrets in a store and out of logs and history',
        'Writes tests for misuse beside those for use',
      ],
      suggestedProjects: [
        'Build a file upload service that withstands path traversal, oversized and disguised files, with a test for each',
      ],
    },
    {
      description: 'Reviews and hardens critical code.',
      requiredCapabilities: [
        'Finds memory errors, integer overflows or injection with fuzzing and sanitizers',
        'Designs interfaces that are hard to misuse',
        'Reviews cryptography, parsing and concurrency for exploitable mistakes',
      ],
      suggestedProjects: ['Fuzz an open-source parser for a week, report what you find and propose a fix'],
    },
    {
      description: 'Sets secure coding standards and removes the cause of mistakes.',
      requiredCapabilities: [
        'Chooses languages and libraries that rule out classes of error, such as Rust in place of C for parsers',
        'Maintains rules for linters and code assistants and measures what they prevent',
      ],
      suggestedProjects: [
        'Port a small memory-unsafe library to a safe language with equal tests and publish the comparison',
      ],
    },
  ],
  'Security Operations': [
    {
      description: 'Explains what a security operations center does and who does what in a shift.',
      requiredCapabilities: [
        'Reads an alert ticket from detection to closure',
        'Tells an event, an alert and an incident apart',
      ],
      suggestedProjects: ["Do the free modules of TryHackMe's SOC path and write a glossary of what you met"],
    },
    {
      description: 'Handles routine alerts with a playbook and knows when to escalate.',
      requiredCapabilities: [
        "Checks a suspicious email's headers, links and attachments safely",
        'Documents each step so that the next shift can go on',
      ],
      suggestedProjects: [
        'Analyze ten phishing samples from a public collection in an isolated virtual machine',
      ],
    },
    {
      description: 'Investigates and contains incidents during a shift without help.',
      requiredCapabilities: [
        'Isolates a host, disables an account and keeps the evidence',
        'Follows an attack across mail, endpoint and identity logs',
        'Writes a handover and a report that managers understand',
      ],
      suggestedProjects: [
        'Solve five Blue Team Labs Online or CyberDefenders cases and write a report for each',
      ],
    },
    {
      description: 'Leads difficult investigations and improves detection and automation.',
      requiredCapabilities: [
        'Directs several analysts through an active intrusion',
        'Automates enrichment and containment in a SOAR with safe limits',
        'Turns threat intelligence into hunts with a stated hypothesis',
      ],
      suggestedProjects: [
        'Run a purple-team exercise in a home lab with ten techniques and publish detection results',
      ],
    },
    {
      description: 'Leads a security operations center and its development.',
      requiredCapabilities: [
        'Sets staffing, shifts and training that keep people from burning out',
        'Measures the center by SOC-CMM and time to contain, and cuts useless alerts',
        'Decides what to buy as a managed service, what AI agents may do and what stays in-house',
      ],
      suggestedProjects: [
        'Write a plan for a new operations center with services, staffing, tools, cost and a first-year test',
      ],
    },
  ],
  VPN: [
    {
      description: 'Explains what a VPN protects, what it does not and where its tunnel ends.',
      requiredCapabilities: [
        'Tells remote access from a site-to-site connection',
        'Says what the provider of a VPN can still see',
      ],
      suggestedProjects: [
        'Compare your public address and traceroute with a VPN on and off and explain each difference',
      ],
    },
    {
      description: 'Connects devices with a guide and checks the tunnel.',
      requiredCapabilities: [
        'Creates WireGuard keys and a peer configuration',
        'Tests with ping and a route lookup whether traffic takes the tunnel',
      ],
      suggestedProjects: ['Connect your phone to your home network with WireGuard'],
    },
    {
      description: "Sets up and runs an organization's VPNs, remote access and site to site.",
      requiredCapabilities: [
        'Plans address ranges, split tunneling and name resolution',
        'Signs people in through the directory with a second factor',
        'Finds mismatched proposals or keys in IPsec logs',
      ],
      suggestedProjects: [
        'Connect two sites with IPsec and ten test users with certificates, and rotate all keys',
      ],
    },
    {
      description: 'Designs VPNs at scale and solves throughput and routing faults.',
      requiredCapabilities: [
        'Runs BGP over redundant tunnels and tests failover',
        'Traces lost large packets to MTU and MSS settings',
        'Replaces broad network access with access to single applications',
      ],
      suggestedProjects: ['Compare WireGuard, IPsec and OpenVPN under loss and load and explain the results'],
    },
    {
      description: 'Sets remote access strategy for an organization.',
      requiredCapabilities: [
        'Plans the step from VPN appliances to zero-trust access with an order and a fallback',
        'Prepares for the loss of an appliance to an exploited vulnerability',
      ],
      suggestedProjects: [
        'Write a remote access strategy with threat model, pilot and a plan for post-quantum key exchange',
      ],
    },
  ],
}
