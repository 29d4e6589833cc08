import type { OpenQuestion } from '../open-question.ts'

export const securityExpert: readonly OpenQuestion[] = [
  {
    id: 'security-expert-01',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Security Engineer', 'Cloud Engineer'],
    skills: ['Incident Response', 'Cloud Security', 'AWS CloudTrail'],
    tags: ['stolen role credentials', 'containment', 'persistence'],
    question:
      "Your detection shows this at 02:10. Which story do you read, how do you contain it without stopping the shop, and why isn't terminating the instance enough?",
    code: {
      language: 'text',
      lines: [
        'time   action              principal                       source ip',
        '01:41  GetCallerIdentity   role/web-prod (i-0af31)         198.51.100.9',
        '01:43  ListBuckets         role/web-prod (i-0af31)         198.51.100.9',
        '01:52  GetObject x 2,310   role/web-prod (i-0af31)         198.51.100.9',
        '01:58  CreateFunction      role/web-prod (i-0af31)         198.51.100.9',
        '02:05  AssumeRole          role/web-prod -> role/backup    198.51.100.9',
      ],
    },
    keyPoints: [
      {
        cue: 'The story you read',
        point:
          "Reads that an instance role's temporary credentials are used from outside, so they were stolen",
        weight: 3,
        essential: true,
        said: [
          'these keys belong to the VM but calls come from a foreign address',
          'probably SSRF or code execution on that web server gave them away',
          'an outsider is using the permissions of our web server, so its keys have leaked',
        ],
      },
      {
        cue: 'Why terminating falls short',
        point:
          'Explains that temporary credentials stay valid until they expire, even with the instance gone',
        weight: 3,
        essential: true,
        said: [
          'shutting the box off leaves the attacker with hours of access',
          "a session token isn't tied to the machine's life",
          "killing the machine doesn't help, what was handed out keeps working for its remaining hours",
        ],
      },
      {
        cue: 'How you contain it',
        point:
          'Revokes by denying all sessions of the role issued before now, and has the healthy servers get fresh ones',
        weight: 3,
        essential: true,
        said: [
          'attach a deny with a token issue time condition, then re-attach the profile on the good web servers',
          'revoke active sessions for web-prod and also for backup',
          'I add a rule that rejects every older session of the role, and make our own machines fetch new ones',
        ],
      },
      {
        cue: 'The way they came in',
        point:
          'Closes the source at the same time by isolating that host or blocking the hole, or new credentials are stolen at once',
        weight: 2,
        said: [
          'quarantine group for the VM with a disk and memory snapshot',
          'as long as the SSRF works they just fetch the next keys',
        ],
      },
      {
        cue: 'The last two lines',
        point: 'Follows the branches: the second role, the new function, anything else created as a way back',
        weight: 2,
        said: [
          'what did backup do since 02:05, with sessions chained from it',
          'look for new users, keys, trust policies, functions, snapshots shared outside',
          'the Lambda runs with some role too',
        ],
      },
      {
        cue: 'What was lost',
        point: 'Determines what was taken from the 2,310 objects and informs the right people',
        weight: 2,
        said: ['list the keys read, whose data, call privacy', 'data events tell exactly which'],
      },
      {
        cue: 'Making such theft pointless later',
        point:
          'Limits it for the future: credentials usable only from own networks, narrower roles, hardened metadata service',
        weight: 1,
        said: [
          'condition on the VPC or source address, IMDSv2',
          'why may a web server create functions and assume backup at all',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: "Terminating the instance or rotating the role's keys ends the access",
        said: [
          'kill the VM and the credentials die with it',
          "delete the machine and rotate the role, then they're out",
        ],
        correction:
          'Issued session credentials live until expiry, and an instance role has no keys to rotate. Deny by issue time and remove what was created.',
      },
      {
        belief: 'Watching the attacker quietly for some days is best, to learn more',
        said: [
          "don't react, so they don't notice",
          'let them go on for a week so that we understand everything',
        ],
        correction:
          'While data flows out and roles are chained that raises the damage. Briefly scoping to cut everything together may be right, in minutes, not days.',
      },
    ],
    sampleAnswer:
      "The role belongs to instance i-0af31, but calls come from a foreign address. So its temporary credentials were stolen, most likely through SSRF or code execution on that server. The intruder looked around, read 2,310 objects, created a function, and moved on to the backup role. Terminating the VM wouldn't end this: session credentials stay valid until they expire, wherever they are. So I attach a deny on web-prod for all sessions issued before now. The healthy servers hold such sessions too, so I re-attach the profile or replace them in waves; if that hurts the shop, I first deny only calls from outside our networks. The same for backup, since the chained session stands by itself. At the same moment I isolate the host, with snapshots of disk and memory, and close the hole, otherwise they fetch new credentials at once. Then branches: what did backup do, what's in the function and with which role does it run, any new users, keys, trust policies, shared snapshots. I remove these after copying them as evidence, and watch for renewed attempts. Someone lists the objects from the data events and calls privacy. Afterwards: why may a web role create functions and assume backup? And I'd bind the credentials to our networks.",
    criteria: [
      'Precise about how credentials live and die',
      'Contains branches together, not one after the other',
    ],
    followUps: [
      {
        question: "After your deny, the shop's servers get errors too. Why, and how could it be smoother?",
        about: [2],
        answer:
          'Their sessions were issued before the cut-off as well, and the metadata service hands these out until shortly before expiry. Re-associate the profile or replace instances in waves, and until then deny only requests from outside our networks.',
      },
      {
        question: 'How do you find out what a function did that the intruder created and deleted again?',
        about: [4, 5],
        answer:
          "From the audit trail: creation, role, code location, invocations if recorded, and above all the calls made by its role's sessions. Logs of the function and flow logs may show targets. Missing data I state as unknown.",
      },
    ],
  },
  {
    id: 'security-expert-02',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Security Engineer', 'Cloud Engineer', 'Solutions Architect'],
    skills: ['AWS IAM', 'Cloud Security', 'Identity & Access Management'],
    tags: ['privilege escalation', 'passrole', 'guardrails'],
    question:
      'A team asks you to approve this policy for its developers: "It has no IAM admin rights, so it\'s harmless." Show how a developer, or whoever steals the session, gets to administrator, and how you\'d let the team work all the same.',
    code: {
      language: 'json',
      lines: [
        '{',
        '  "Effect": "Allow",',
        '  "Action": [',
        '    "lambda:CreateFunction", "lambda:InvokeFunction",',
        '    "lambda:UpdateFunctionCode", "iam:PassRole",',
        '    "ec2:RunInstances", "logs:*"',
        '  ],',
        '  "Resource": "*"',
        '}',
      ],
    },
    keyPoints: [
      {
        cue: 'How to reach administrator',
        point: 'Shows the path: pass a powerful role to a new function, run own code, and act with that role',
        weight: 3,
        essential: true,
        said: [
          'create a Lambda with the admin role and let it attach a policy to me',
          'PassRole on star means I can lend any trusted role to my code',
          "code in it prints its credentials and then I'm whoever the role is",
        ],
      },
      {
        cue: 'Another way up',
        point: 'Shows the second path: replace the code of an existing function that has a strong role',
        weight: 3,
        said: [
          'UpdateFunctionCode on the deployment lambda needs no PassRole at all',
          "overwrite someone else's function and wait until it's called",
          'even without passing a role I could swap the program inside a function that already has high rights',
        ],
      },
      {
        cue: 'Where you draw the line',
        point: 'Restricts `iam:PassRole` to named roles of the team and to the intended service',
        weight: 3,
        essential: true,
        said: [
          'only role/team-a-* and the condition PassedToService lambda',
          'never a star as resource there',
          'they may hand over only their own roles, and just to Lambda',
        ],
      },
      {
        cue: 'A safeguard beyond their reach',
        point:
          "Sets a permissions boundary or an organization policy as an upper limit that the team can't lift",
        weight: 2,
        said: [
          "roles they create or pass can't exceed the boundary",
          "an SCP outside of their account's reach",
        ],
      },
      {
        cue: 'Keeping teams apart',
        point: "Limits resources to the team's own names, tags or better a separate account",
        weight: 2,
        said: [
          'give them their own account, then even admin in there harms just them',
          'functions with prefix team-a only',
        ],
      },
      {
        cue: 'How changes go live',
        point: 'Lets a pipeline deploy with reviewed changes rather than people in production',
        weight: 2,
        said: [
          'humans read only in prod, deployment by code',
          'pull request and the CI role makes the function',
        ],
      },
      {
        cue: 'Noticing it elsewhere',
        point: 'Detects it: alerts on unusual role passing, and tools that compute escalation paths',
        weight: 1,
        said: [
          'search for paths across all the policies as a graph',
          'alarm if a function is created with a role from outside the team',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Without rights to change IAM policies nobody can raise their own privileges',
        said: [
          "no iam:Put or Attach, so there's no escalation",
          "nobody in this policy may edit roles, so they can't become admin",
        ],
        correction:
          "Whoever may hand a role to code they control has that role's rights. Compute services plus PassRole, or changing existing code, suffice.",
      },
      {
        belief: 'InvokeFunction is the dangerous permission to take away',
        said: [
          "if they can't invoke it then it's safe",
          'remove the invoke right and the policy is harmless',
        ],
        correction:
          'A function can also be triggered by events, schedules or existing callers. The root is which role the code may carry.',
      },
    ],
    sampleAnswer:
      "The word \"harmless\" overlooks PassRole. I create a function and give it any role in this account that Lambda may assume; many accounts have a deployment or admin role like that. My code runs with it, attaches an admin policy to me or simply sends back its session credentials. The same with RunInstances and an instance profile. A second way doesn't even need PassRole: with UpdateFunctionCode on everything I overwrite an existing function with a strong role and wait until it's triggered. Whoever steals a developer's session can do this too. To let them work: PassRole only on roles under the team's path, with the condition that they're passed to Lambda; functions limited to their prefix. Roles they use carry a permissions boundary, and an organization policy, which they can't touch, forbids removing it. Better still is an account per team and stage, since account borders hold better than clever conditions; in their sandbox they may have nearly everything. In production, people read, and the pipeline deploys after review. Finally I'd let a tool compute escalation paths over all our policies, because this is surely not the only one, and alert when a role is passed to an unusual function.",
    criteria: ['Shows a concrete, complete attack path', 'Enables the team instead of just refusing'],
    followUps: [
      {
        question: "What does a permissions boundary do, and what doesn't it do?",
        about: [3],
        answer:
          'It caps what identity policies can grant to that user or role; the effective right is the intersection. It grants nothing itself, and certain resource policies in the same account can give access past it, so I check those.',
      },
      {
        question: 'How would you search 400 accounts for such paths?',
        about: [0, 6],
        answer:
          'Export all identities, policies and trust relations into a graph, model known escalation edges such as passing roles and changing code, and list short paths from many people to admin. Fix the shared modules first, then re-run it daily.',
      },
    ],
  },
  {
    id: 'security-expert-03',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Security Engineer', 'DevOps Engineer', 'Technical Lead'],
    skills: ['Supply Chain Security', 'Incident Response', 'CI/CD'],
    tags: ['compromised dependency', 'blast radius', 'build systems'],
    question:
      'For nine hours last night, a build plugin that half of your 400 repositories use was malicious: it sent environment variables and files of the build host to an unknown server. What do you do today, and which of your controls will have decided how bad it is?',
    keyPoints: [
      {
        cue: 'Working out your exposure',
        point:
          'Finds who really ran the bad version: lockfiles, registry proxy logs, build logs, developer laptops',
        weight: 3,
        essential: true,
        said: [
          'search which builds resolved 3.2.1 within those nine hours',
          'the artifact proxy tells me every download by host',
          'outbound connections to that server show who was really hit',
        ],
      },
      {
        cue: 'Stopping it today',
        point: 'Blocks that version and the destination at once, freezes updates, and stops affected runners',
        weight: 3,
        said: [
          'quarantine it in the proxy so that no one pulls it any more',
          'pause the pipelines that use it and cut the address',
          'make sure no more machines pull it: ban it in our mirror and halt the pipelines',
        ],
      },
      {
        cue: 'What you treat as lost',
        point: 'Rotates every secret that those builds could reach, ordered by power',
        weight: 3,
        essential: true,
        said: [
          'deployment keys and signing keys first, then the rest',
          'whatever was in env or on the disk is gone, assume all of it',
          'including the git tokens and cloud sessions on laptops',
        ],
      },
      {
        cue: 'What the builds made',
        point: 'Checks what these builds produced and published, and rebuilds it clean',
        weight: 2,
        said: [
          'any artifact from that time is suspect, compare or rebuild',
          'did we ship a poisoned version to customers',
        ],
      },
      {
        cue: 'What the thief did afterwards',
        point: 'Looks for use of stolen secrets since then',
        weight: 2,
        said: [
          'audit logs of cloud, git and registry for unfamiliar addresses',
          'new deploy keys, new tokens, cloned repos',
        ],
      },
      {
        cue: 'Which controls decided',
        point:
          'Names the controls that decide: pinning with lockfiles, delay of new releases, egress limits, ephemeral builds with short-lived identity',
        weight: 2,
        said: [
          'a three-day cooldown would have spared us completely',
          "if builds had no stored secrets and couldn't reach the internet, nothing was lost",
          'clean throwaway runners so nothing stays behind',
        ],
      },
      {
        cue: 'What you tell others',
        point: 'Informs customers and teams with what is known, plainly',
        weight: 1,
        said: [
          'one page with status, what teams must do by when',
          'if we distributed something, tell them now',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A software bill of materials of the products shows whether we are affected',
        said: [
          "we check the SBOMs, it's not in there, so fine",
          "our product SBOMs don't list that plugin, therefore we're not concerned",
        ],
        correction:
          "Build-time plugins often don't appear in the shipped product. What counts is what ran on build hosts and laptops.",
      },
      {
        belief: 'Going back to the previous version of the plugin resolves the incident',
        said: [
          'pin the old version and everything is ok again',
          "downgrade and rebuild, that's all we need to do",
        ],
        correction:
          'The code already ran and took secrets. Rolling back stops new theft only; rotate, hunt and check what was built.',
      },
    ],
    sampleAnswer:
      "First stop and scope, in parallel. I quarantine the version in our registry proxy, block the destination, freeze dependency updates, and pause pipelines that use the plugin. To know who ran it I don't ask who depends on it but who resolved it in those nine hours: proxy downloads, build logs, lockfile changes, and connections to that server in flow logs. Laptops count too. Product SBOMs help little, since a build plugin isn't in the product. Say it's 37 builds and five laptops. Everything these could read is stolen: I rotate by power, signing and deployment keys first, cloud and git tokens next, then the rest; and the runners and laptops are rebuilt. Others hunt in the audit logs for use of those secrets: strange addresses, new keys, clones. Third, what did those builds publish? Artifacts from that window are withdrawn or rebuilt and compared, and if something went to customers we tell them today. What decided the damage? Lockfiles and a cooldown of some days would have spared us; builds without stored secrets, with identities of minutes; outbound traffic limited to the proxy; throwaway runners. I'd bring that list to the review, with the two we lacked.",
    criteria: ['Scope by evidence, not by dependency lists', 'Learns which control mattered'],
    followUps: [
      {
        question: 'A cooldown delays security fixes too. How do you solve that?',
        about: [5],
        answer:
          "Releases wait some days by default, but those that fix a known exploited flaw in our use are let through after a look by a person. The proxy enforces it, so teams needn't think of it.",
      },
      {
        question:
          "Your signing key was in a build's environment. What does it mean for releases already signed?",
        about: [3],
        answer:
          'A thief can sign anything as us. Revoke or distrust from a timestamp, re-sign clean builds with a new key, tell consumers, and check transparency logs for unknown signatures. In future keys stay in a signing service.',
      },
    ],
  },
  {
    id: 'security-expert-04',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Security Engineer', 'Solutions Architect'],
    skills: ['Cryptography', 'PKI', 'Security Architecture'],
    tags: ['post quantum', 'crypto agility', 'migration'],
    question:
      'Your CTO reads about quantum computers and asks: "Do we need to do something now, or can it wait?" You have 150 services, an internal certificate authority and devices in the field for 15 years. Give your answer and plan.',
    keyPoints: [
      {
        cue: 'Which danger is already here',
        point:
          'Separates confidentiality, threatened now by recording traffic for later decryption, from signatures',
        weight: 3,
        essential: true,
        said: [
          "harvest now, decrypt later: what's sent today may be read in fifteen years",
          'a forged signature needs the machine at the time, so authentication is less urgent',
          'spying on old traffic is the present danger, faking signatures comes only later',
        ],
      },
      {
        cue: 'How you set the order',
        point: 'Prioritizes by how long data must stay secret and how long migration takes',
        weight: 3,
        essential: true,
        said: [
          "health records of thirty years come before last week's session",
          "if shelf life plus migration is longer than the machine's arrival we're late",
          'first what has to stay confidential longest and takes longest to convert',
        ],
      },
      {
        cue: 'What you need to know',
        point: 'Begins with an inventory of algorithms, keys, protocols, libraries and vendors',
        weight: 2,
        said: [
          "we can't change what we don't know, so list where RSA and ECC are used",
          'ask suppliers about their roadmap',
        ],
      },
      {
        cue: 'An early technical step',
        point: 'Turns on hybrid key exchange in TLS first, because libraries already offer it',
        weight: 2,
        said: [
          'X25519 with ML-KEM combined at the edge, safe if either one holds',
          'update the TLS stack and let browsers negotiate it',
        ],
      },
      {
        cue: 'The devices',
        point:
          "Treats the long-lived devices as urgent: their roots of trust and update signatures can't be changed later",
        weight: 3,
        said: [
          'firmware verification keys burned in today live fifteen years',
          'use hash-based or ML-DSA signatures for updates in the new hardware',
          "the hardware we sell now can't be changed for fifteen years, so its update check has to be safe from the start",
        ],
      },
      {
        cue: 'Making the next swap easy',
        point:
          'Builds agility: algorithms by configuration, central libraries, automated short-lived certificates',
        weight: 2,
        said: [
          'no hard-coded algorithm, so that the next swap is a rollout and no project',
          'if certificates renew by themselves, changing the CA is easy',
        ],
      },
      {
        cue: 'What stays fine, and the price',
        point:
          'Knows what is hardly affected and the costs: symmetric ciphers and hashes hold, handshakes grow larger',
        weight: 1,
        said: [
          'AES-256 stays fine as it is',
          'bigger keys and signatures break some middleboxes and small devices, so test',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Quantum computers break all encryption, so everything including AES must be replaced',
        said: [
          'AES will be cracked too, we need new encryption everywhere',
          'quantum machines can decrypt everything that exists today',
        ],
        correction:
          "Public-key schemes such as RSA and elliptic curves are broken by Shor's algorithm. Symmetric ciphers lose some margin; 256-bit keys remain fine.",
      },
      {
        belief: 'It can wait until such a computer exists',
        said: [
          "let's see when it arrives and then switch",
          "nobody has such a machine, so there's no need to act now",
        ],
        correction:
          "Traffic recorded today will be readable then, and devices with fixed keys can't be changed. Migration also takes years.",
      },
    ],
    sampleAnswer:
      "Some of it now, most of it in order, no panic. I'd explain two threats. Recorded traffic: someone stores our encrypted connections today and reads them when the machine exists, so data that must stay secret for fifteen or thirty years is at risk already. Signatures can only be forged once the machine is there, so there's more time, with one exception: our devices. They verify firmware with a key we burn in today and live fifteen years; new hardware needs a post-quantum or hash-based update signature, or a way to replace the root. Symmetric encryption such as AES-256 and our hashes are fine. Plan: this quarter an inventory, where we use RSA and elliptic curves, in which libraries, with which vendors and how long the data lives. Second, hybrid key exchange at the edge and on links with long-lived data, X25519 together with ML-KEM; current TLS libraries have it, and it holds if either part holds. We test for middleboxes that choke on larger handshakes. Third, agility: crypto through central libraries, certificates automated and short-lived, so that switching the internal CA later is a rollout. Vendors get it in their contracts. It costs about two people this year, most of it useful anyway.",
    criteria: ['Sober about timing, no fear selling', 'Gives a staged plan with first steps'],
    followUps: [
      {
        question: 'Why hybrid, if ML-KEM is a standard?',
        about: [3],
        answer:
          "It's young compared with elliptic curves, and implementations may have flaws. In a hybrid an attacker must break both. The extra cost is small, and it keeps existing assurance until trust has grown.",
      },
      {
        question:
          'The devices already sold check an ECDSA signature in read-only memory. What can you still do?',
        about: [4],
        answer:
          'The boot root stays, so reduce dependence: a second, post-quantum check in the updatable stage, mutual authentication for updates, limited network exposure, and a plan for the end of their service life.',
      },
    ],
  },
  {
    id: 'security-expert-05',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Security Engineer', 'DevOps Engineer', 'Cloud Engineer'],
    skills: ['Kubernetes', 'Container Security', 'Hardening'],
    tags: ['pod escape', 'service account', 'node takeover'],
    question:
      'A remote code execution is found in the log viewer that runs with this manifest in your shared production cluster. How far does an attacker get, step by step, and what do you change first?',
    code: {
      language: 'yaml',
      lines: [
        'spec:',
        '  serviceAccountName: ops-viewer   # ClusterRole: get,list on all resources',
        '  containers:',
        '  - name: viewer',
        '    image: logviewer:latest',
        '    securityContext:',
        '      privileged: true',
        '    volumeMounts:',
        '    - { name: host, mountPath: /host }',
        '  volumes:',
        '  - name: host',
        '    hostPath: { path: / }',
      ],
    },
    keyPoints: [
      {
        cue: 'On this machine',
        point: "Says that privileged plus the host's root mounted means root on the node at once",
        weight: 3,
        essential: true,
        said: [
          'chroot /host and I own the machine',
          "write a cron job or an SSH key to the host's disk",
          'no exploit is needed to break out here',
        ],
      },
      {
        cue: 'What the service account yields',
        point: 'Says that reading all resources includes every Secret in the cluster through the API',
        weight: 3,
        essential: true,
        said: [
          'get and list on secrets hands over all the passwords and tokens',
          'with the mounted token I just call the API server',
          'its account may look at everything, so it can simply download all the credentials stored in Kubernetes',
        ],
      },
      {
        cue: 'From there onward',
        point:
          "Describes spreading from the node: other pods' tokens and volumes, kubelet and cloud credentials",
        weight: 3,
        said: [
          "on the host I see all other tenants' service account tokens",
          "the node's cloud role through the metadata address",
          'land on one node with a controller and you have the cluster',
        ],
      },
      {
        cue: 'What you do right away',
        point:
          'Contains: removes the workload or network path, cordons and rebuilds the node, rotates secrets',
        weight: 2,
        said: [
          'delete the deployment, isolate that node, keep evidence',
          'everything readable by it must be rotated',
        ],
      },
      {
        cue: 'A better manifest',
        point:
          'Repairs the manifest: no privileges, only the log directory read-only, non-root, narrow role without secrets',
        weight: 2,
        said: [
          'mount /var/log/pods read only, drop capabilities',
          'give it logs of its namespace and nothing else',
          "or don't mount at all, use the API",
        ],
      },
      {
        cue: 'Keeping it from happening again',
        point: 'Prevents it at admission with the restricted pod security standard or a policy',
        weight: 2,
        said: [
          'the cluster should have refused this pod',
          'Pod Security Admission enforce, with exceptions in their own namespace',
        ],
      },
      {
        cue: 'Beyond a single manifest',
        point: 'Separates what needs host access onto own nodes or clusters, and watches at runtime',
        weight: 1,
        said: [
          'agents in a dedicated node pool, alert on shells and host writes',
          'default deny for outgoing traffic',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A container is a security boundary like a virtual machine',
        said: [
          "it's in a container, so it can't reach the host",
          'the attacker is trapped inside the container',
        ],
        correction:
          "Containers share the kernel, and this one is given privileges and the host's disk. Isolation exists only as far as the settings leave it.",
      },
      {
        belief: "Read-only rights in the cluster can't do harm",
        said: [
          "it's only get and list, so nothing can be changed",
          "the role can only view things, so it isn't dangerous",
        ],
        correction: 'Reading includes Secrets and their tokens, with which one may then write elsewhere.',
      },
    ],
    sampleAnswer:
      "Step one, code runs in the container. Step two needs no exploit: it's privileged and the host's root is mounted, so I change root to /host, drop an SSH key or a cron job, and I'm root on the node. Step three, from the node I read the tokens and volumes of all other pods there, the kubelet's credentials and, through the metadata service, the node's cloud role. If a controller with broad rights runs on this node, that's the cluster. And there's a parallel way that's even simpler: ops-viewer may get and list everything, which includes Secrets, so with the mounted token I fetch every password of every tenant. First I contain: take the workload down, keep evidence, cordon and rebuild the node, and since exploitation can't be excluded, rotate the secrets, strongest first, after checking the API audit log for reads. Then the manifest: no privilege, non-root, only the pod logs mounted read-only or better logs through the API, image by digest, a role for its needs without secrets. The real change is at admission: the cluster should have refused this pod, so restricted pod security is enforced, and true host agents get their own namespace and nodes with runtime detection.",
    criteria: ['Attack path complete and in order', 'Fixes the class through admission, not only one file'],
    followUps: [
      {
        question: 'You enforce the restricted profile and 60 workloads break. How do you introduce it?',
        about: [5],
        answer:
          'First in warn and audit mode to list violations, then per namespace: new ones enforced at once, old ones with dates. I supply patches for the common cases and documented exceptions for the real host agents.',
      },
      {
        question: 'The pod had `privileged` removed but kept `hostPath: /` writable. Is it safe?',
        about: [2],
        answer:
          "No, if it runs as root it can still write the host's files: cron, kubelet manifests, SSH keys, binaries. The mount alone is a takeover. Read-only would still expose credentials.",
      },
    ],
  },
  {
    id: 'security-expert-06',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Security Engineer'],
    skills: ['MITRE ATT&CK', 'Threat Detection', 'Purple Teaming'],
    tags: ['detection coverage', 'validation', 'metrics'],
    question:
      'Your head of security shows the board a heat map: "We detect 90 percent of MITRE ATT&CK." You are asked whether that\'s true. How do you examine it, and what would you report instead?',
    keyPoints: [
      {
        cue: 'Whether the claim can hold',
        point: "Explains that one rule for a technique doesn't mean the technique is covered",
        weight: 3,
        essential: true,
        said: [
          'there are a dozen ways to dump credentials, we see one',
          'a green box means somebody tagged a rule',
          'procedures count, not the box',
        ],
      },
      {
        cue: 'How you find out',
        point:
          'Tests by executing: atomic tests or a purple team, and sees if an alert arrives and is handled',
        weight: 3,
        essential: true,
        said: [
          'run it for real on our hosts and measure what came out',
          'does the telemetry exist, did the rule fire, did a person react in time',
          "I'd play the attack ourselves and look if anybody notices",
        ],
      },
      {
        cue: 'Blind areas',
        point:
          "Checks the data's reach: on what share of hosts, clouds and identities the needed logs arrive",
        weight: 2,
        said: [
          'the rule is fine, but a third of the servers have no agent',
          'Linux and SaaS are usually blind',
        ],
      },
      {
        cue: 'What to concentrate on',
        point: 'Chooses techniques by the own threats and crown jewels, not all equally',
        weight: 2,
        said: [
          'which groups attack companies like ours and how',
          'ten attack paths to our payment system matter more than 200 boxes',
        ],
      },
      {
        cue: 'When an alarm is worth something',
        point: 'Looks at quality: noise, time to triage, and whether somebody acts on it',
        weight: 2,
        said: [
          'a rule that fires 300 times a day is not a detection',
          "low-severity events that no one reads don't count",
        ],
      },
      {
        cue: 'What the board gets instead',
        point: 'Reports by scenario: share of steps detected, time to detect and contain, known blind spots',
        weight: 3,
        said: [
          'for ransomware we see four of seven steps and need six hours',
          'give them the gaps with cost, not a percentage',
          'tell the board how far a typical attack would get before we see it and how long we need to stop it',
        ],
      },
      {
        cue: 'Keeping it true',
        point: 'Repeats tests continuously, since agents, formats and rules break silently',
        weight: 1,
        said: [
          'run the atomics each night like unit tests',
          'a parser update may kill ten rules with nobody noticing',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A higher share of ATT&CK techniques with rules means better protection',
        said: ['we should reach a hundred percent coverage', 'the more boxes are green, the safer we are'],
        correction:
          "Techniques are neither equal nor complete, some can't be detected usefully, and tags prove nothing. Depth on likely paths beats breadth.",
      },
      {
        belief: 'A purchased tool that maps its rules to ATT&CK gives that coverage',
        said: ['our EDR vendor covers 95 percent', 'we bought a product that covers the whole matrix'],
        correction:
          'Vendors test their own procedures in a lab. What matters is your configuration, your log reach and your response.',
      },
    ],
    sampleAnswer:
      "Most probably it's not true in the sense the board hears. A green box usually means that at least one rule is tagged with the technique. Credential dumping has dozens of procedures; we may see one. So I'd examine it in layers. Take twenty techniques, chosen by who attacks firms like ours and by the paths to our payment system. For each: does the telemetry arrive, and from what share of hosts? I'd expect missing agents on some servers and hardly anything from SaaS. Then execute, with atomic tests and a purple team day, several procedures each, on real machines: was there a log, did a rule fire, did an analyst pick it up, and after how long? A rule that fires 300 times a day counts as failed. Perhaps seven of the twenty hold. To the board I'd report scenarios instead: for ransomware we see five of eight steps, the first after forty minutes, containment takes six hours; the blind spots are identity in the cloud and the old Linux servers, and closing them costs so much. The map stays as a working tool for us. And the tests run nightly from now on, since a parser change kills rules silently. I'd tell my boss before the board, so that they can correct it themselves.",
    criteria: ['Evidence over assertion, tactful upward', 'Turns a percentage into decisions'],
    followUps: [
      {
        question:
          'Two rules: one fires daily with one true alert in fifty, another fired twice this year, both true. Which do you value more?',
        about: [4, 2],
        answer:
          "It depends on what they'd miss. The noisy one may be valuable with context or scoring if it covers a likely path; the precise one may be too narrow. I test both with several procedures before judging.",
      },
      {
        question: 'How would you notice that a log source has gone silent?',
        about: [6],
        answer:
          'Alert on missing or sharply lower volume per source and host compared with its usual pattern, count hosts that should report against those that do, and run a test event end to end every day.',
      },
    ],
  },
  {
    id: 'security-expert-07',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Security Engineer', 'Engineering Manager', 'Site Reliability Engineer (SRE)'],
    skills: ['Incident Response', 'Backup and Restore', 'Cyber Resilience'],
    tags: ['ransomware', 'recovery', 'crisis decisions'],
    question:
      "It's 3 a.m., file servers and half of the virtual machines are being encrypted, and there's a ransom note. You lead the technical response. What do you decide in the first hours, and what do you hold back from doing?",
    keyPoints: [
      {
        cue: 'Containing it, whatever it costs',
        point: 'Stops the spread: isolates networks, hypervisors and remote access, at the price of downtime',
        weight: 3,
        essential: true,
        said: [
          'cut the sites from each other and from the internet',
          'disable the admin accounts in use and the deployment tool that pushes it',
          'pull segments apart even if healthy systems stop',
        ],
      },
      {
        cue: 'What must survive',
        point: 'Protects the backups first by taking them offline and checking that they are untouched',
        weight: 3,
        essential: true,
        said: [
          'disconnect the backup server now before they delete it',
          'are the immutable copies still there',
          'save the copies before all else, unplug them and look if they are still complete',
        ],
      },
      {
        cue: 'Whom and what you still trust',
        point:
          'Assumes that the directory and admin accounts are compromised and works with clean ones out of band',
        weight: 3,
        said: [
          'domain admin is theirs, so talk by phone and not in the company chat',
          'new accounts on clean laptops',
          "I don't trust any administrator login anymore, we coordinate outside of the company's systems",
        ],
      },
      {
        cue: 'Who else is at the table',
        point: 'Sets up leadership: one commander, executives, legal, privacy, insurer, outside forensics',
        weight: 2,
        said: [
          'who may decide on shutting down the plant',
          "paying isn't decided by me, and lawyers talk to the police",
          'separate the technical and the business side',
        ],
      },
      {
        cue: 'What you hold back from',
        point: "Preserves evidence and doesn't restore before the way in and the persistence are known",
        weight: 2,
        said: [
          'snapshots and logs before wiping, or they come right back',
          "if we restore into the same network, it's encrypted again tomorrow",
        ],
      },
      {
        cue: 'The way back',
        point: 'Restores into a clean environment in an order given by the business, identity first',
        weight: 2,
        said: ['rebuild the directory, then what makes money, then files', 'list of what must run by Monday'],
      },
      {
        cue: 'What may have happened before',
        point: 'Considers that data were stolen before encryption',
        weight: 1,
        said: [
          "look for uploads in the past weeks, they'll threaten to publish",
          'notification may be due even if we can restore all',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Paying the ransom is the quickest and surest way back',
        said: ['we pay and get the key, done', "with the decryption key we're back by tomorrow, so pay"],
        correction:
          'Decryptors are slow and partly fail, the intruders stay inside, and stolen data remain stolen. Paying may also be unlawful. Rebuilding is needed anyway.',
      },
      {
        belief: 'All machines should be powered off or reinstalled immediately',
        said: [
          'wipe everything at once and restore the backups',
          'shut down every server and reinstall them right now',
        ],
        correction:
          'One destroys evidence and keys in memory, and restores into a network that the attacker controls. Isolate, preserve, understand, then rebuild.',
      },
    ],
    sampleAnswer:
      "In the first minutes two things. Stop the spread: separate sites and segments, cut remote access and the internet, isolate the hypervisors and the tool used to push it, and disable the admin accounts we see in use. That stops healthy systems too, and I accept it. And the backups: disconnect them now, then check that the immutable copies are intact, because they're the whole negotiating position. I assume the domain is theirs, so we talk by phone and an outside channel, and work with fresh accounts on clean laptops. In the first hour I get the structure: I lead the technical side, an executive the crisis team with legal, privacy, communication and the insurer, and outside forensics come. Paying isn't my decision, and I'd advise against counting on it. What I hold back: wiping and restoring at once. Without knowing how they came in and stay in, we'd be encrypted again, so snapshots and logs first. Machines still encrypting are isolated or suspended. I also have someone look for large uploads in the past weeks, since data is often stolen first. Then we rebuild in a clean environment: identity, then what the business named first, each checked before connecting. I give a status every two hours, with honest estimates in days.",
    criteria: ['Decides with incomplete knowledge and names the price', 'Separates what is theirs to decide'],
    followUps: [
      {
        question: 'The attackers give 48 hours before publishing data. How does that change your work?',
        about: [3, 6],
        answer:
          "Hardly the technical order. I help leadership with facts: what was probably taken, can we restore, how long. I wouldn't rush the restoration into a dirty network for their clock; publication must be planned for either way.",
      },
      {
        question:
          "The backups are intact, but the oldest copies in them may hold the intruder's tools. How do you restore?",
        about: [1],
        answer:
          'Take data rather than systems: rebuild operating systems from clean images, restore data into them, scan and watch in an isolated network. For systems I need whole, choose a point before the first known intrusion.',
      },
    ],
  },
  {
    id: 'security-expert-08',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Security Engineer', 'Backend Developer', 'Solutions Architect'],
    skills: ['OAuth', 'OpenID Connect', 'Application Security'],
    tags: ['account linking', 'identity', 'account takeover'],
    question:
      'Your app adds "Sign in with …" for several providers, using this callback. A bug hunter claims that he can take over any account. How, and how should identities be linked?',
    code: {
      language: 'python',
      lines: [
        'def callback(request):',
        '    claims = verify_id_token(request)          # signature, iss, aud, exp ok',
        '    user = User.find_by(email=claims["email"])',
        '    if not user:',
        '        user = User.create(email=claims["email"])',
        '    login(request, user)',
      ],
    },
    keyPoints: [
      {
        cue: 'How the takeover works',
        point:
          "Explains that a provider may vouch for an email that the person doesn't own or that was never verified",
        weight: 3,
        essential: true,
        said: [
          "I make an account at a provider with the victim's address and walk in",
          "in a company directory of my own I can set anybody's email attribute",
          'the mail is just a text that somebody entered',
        ],
      },
      {
        cue: 'What identifies a person',
        point: 'Identifies users by issuer and subject, as only these are stable and unique',
        weight: 3,
        essential: true,
        said: [
          'store the pair iss and sub and look it up by that',
          "email changes and gets reused, the subject doesn't",
          "don't use the mail as key, use the provider together with its internal user number",
        ],
      },
      {
        cue: 'If the address already has one',
        point:
          'Links to an existing account only after the person proved control of it, by logging in there first',
        weight: 3,
        essential: true,
        said: [
          'sign in with your old password and then connect the provider in settings',
          'no silent merging because addresses match',
          'before joining both accounts the person must show that the old one is really theirs',
        ],
      },
      {
        cue: 'A second takeover',
        point:
          "Sees the reverse attack: an account prepared with the victim's address before they first use single sign-on",
        weight: 2,
        said: [
          "attacker registers with my mail and a password, I join later by SSO and he's still in",
          'unverified local accounts must not be merged, wipe their password and sessions',
        ],
      },
      {
        cue: 'When an address may count',
        point: 'Trusts `email_verified` only from providers that are authoritative for the domain',
        weight: 2,
        said: [
          'Google for gmail is ok, a random tenant not',
          'the claim means something different for each provider',
        ],
      },
      {
        cue: 'Other gaps in such logins',
        point: 'Binds the flow to the browser with `state`, nonce and PKCE, and exact redirect addresses',
        weight: 1,
        said: [
          'login CSRF would log me into his account',
          'check the nonce in the id token against the session',
        ],
      },
      {
        cue: 'What is already live',
        point: 'Repairs what exists: finds accounts linked by email only, ends sessions, notifies',
        weight: 1,
        said: ['go through who logged in by which provider since launch', 'ask affected users to link anew'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A valid signature on the ID token proves that the email belongs to the user',
        said: [
          'the token is verified, so the mail must be correct',
          'since the provider signed it, we can believe the address in it',
        ],
        correction:
          'It proves that this provider issued these claims. Whether the address was checked depends on the provider and tenant.',
      },
      {
        belief: 'Email addresses are stable, unique identifiers of people',
        said: [
          "everybody has their own mail, so it's a fine key",
          'match people by their mail address, it never changes',
        ],
        correction:
          'Addresses change, are recycled by companies and providers, and differ in spelling. Use issuer and subject.',
      },
    ],
    sampleAnswer:
      "The token is verified well, but the code then trusts the email as identity. A signature proves only that this provider said so. If any of the providers lets people use an unverified address, or lets a tenant administrator set the email attribute freely, I create an account there with the victim's address and log straight in as them. There's also the reverse: I register locally with the victim's address and a password before they ever come; later they join by single sign-on, the code finds my account, and I still know its password. And addresses get recycled when people leave a company. So the key must be issuer plus subject, stored as a linked identity. When an unknown pair arrives with an email that exists, I don't merge; the person first logs in the old way and links in the settings, or proves the mailbox, with re-authentication and a notice. Only for a provider authoritative for that domain would I rely on email_verified. A local account that never verified its address loses password and sessions at linking. I'd also check state, nonce and PKCE so that logins can't be planted. And since it's live: find accounts that were entered through email matching, end the sessions, and review them.",
    criteria: [
      'Distinguishes authentication of a token from identity of a person',
      'Thinks of existing users and damage',
    ],
    followUps: [
      {
        question:
          "A customer wants all users with their company's domain to come in by the company's provider. How do you do this safely?",
        about: [4],
        answer:
          'Verify the domain by DNS, tie it to that one issuer and tenant, accept logins for the domain only from there, and still key by issuer and subject. Existing accounts are converted with notice.',
      },
      {
        question: 'Users complain that after the change they have two accounts. What do you offer?',
        about: [2],
        answer:
          "A guided merge: log in to both in the same session, show what moves, confirm, and notify both addresses. Support staff can't merge by request of a mail alone.",
      },
    ],
  },
  {
    id: 'security-expert-09',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Security Engineer', 'Site Reliability Engineer (SRE)'],
    skills: ['Vulnerability Management', 'Incident Response', 'Network Security'],
    tags: ['zero day', 'edge device', 'decision under uncertainty'],
    question:
      'The maker of your VPN gateway reports an unauthenticated remote code execution, exploited for weeks, without a patch. 2,000 people work through it. What do you decide within two hours, and on what grounds?',
    keyPoints: [
      {
        cue: 'Where you stand already',
        point: 'Assumes a possible compromise already, since it was exploited before being known',
        weight: 3,
        essential: true,
        said: [
          'weeks of exploitation means that we might be among them',
          "mitigation today doesn't help against yesterday",
          'they had weeks to get in before anyone warned us, so I act as if they were inside',
        ],
      },
      {
        cue: 'The hard choice, and its owner',
        point:
          'Weighs taking it offline or strongly restricting it against the loss of work, with a named decider',
        weight: 3,
        essential: true,
        said: [
          'what stops if we pull it and for how long can the business bear that',
          'I recommend, the CIO decides, within the hour',
          'pre-auth and internet-facing is the worst class, so the default is off',
        ],
      },
      {
        cue: 'If people must keep using it',
        point: "Applies the maker's mitigation only knowing its limits, and reduces who can reach it",
        weight: 3,
        said: [
          'limit by country or known addresses, second gateway in front',
          "the workaround may be bypassed, we've seen that",
          "the vendor's workaround is better than nothing, but I'd also let far fewer addresses reach the box",
        ],
      },
      {
        cue: 'What you search for',
        point: 'Looks for intrusion on and behind the device, as its own logs can lie',
        weight: 2,
        said: [
          'image it and run the integrity check from outside',
          "look at traffic from the gateway's address into our network, odd logins by its service account",
        ],
      },
      {
        cue: 'What the gateway held',
        point:
          'Treats secrets on it as stolen: certificates, service accounts, sessions, passwords that passed through',
        weight: 2,
        said: ['rotate the LDAP bind account and the TLS key', 'end all sessions, they can survive a patch'],
      },
      {
        cue: 'The 2,000 people',
        point: 'Offers people another way to work for the essential applications',
        weight: 2,
        said: [
          'put the top ten apps behind the identity-aware proxy',
          'emergency access for the on-call staff only',
        ],
      },
      {
        cue: 'After it is over',
        point:
          'Draws the lesson: fewer exposed appliances, segmentation behind them, a rehearsed kill switch',
        weight: 1,
        said: [
          "the gateway shouldn't reach everything",
          'next time we can turn it off in five minutes with a plan',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Without a patch one can only wait and watch',
        said: [
          "there's nothing we can do until the vendor delivers",
          'we keep it running and hope until there is an update',
        ],
        correction:
          'One can turn off, restrict, mitigate, look for intrusion and move people to another way. Waiting is a decision too, mostly the riskiest.',
      },
      {
        belief: 'Once the patch is installed the matter is closed',
        said: [
          "we'll patch on Thursday and then all is well",
          'after installing the fix we go back to normal',
        ],
        correction:
          'Implants, stolen sessions and credentials outlive the patch. Check, rebuild the device, rotate, and hunt behind it.',
      },
    ],
    sampleAnswer:
      "Two facts decide it: no login is needed and it has been exploited for weeks. So I assume that we may be compromised already, and any hour online adds risk. In the first half hour I get the facts: our version and exposure, what's behind it, which work stops without it, what the maker's mitigation does. My default recommendation is to take it off the internet; the CIO decides within the hour, on a page with both harms. If 2,000 people can't work at all, a middle way: restrict by known addresses, apply the mitigation, which may be bypassed, and watch closely, while we put the ten most important applications behind our identity-aware proxy and give on-call staff emergency access. In parallel, look for intrusion. The device's own logs may lie, so image it, run an integrity check from outside, and search traffic coming from it: logins with its service account, scans, new admin accounts. Whatever it held is treated as stolen: certificates, the directory account, sessions. Even when the patch comes, I rebuild it, rotate and end the sessions before reconnecting. And afterwards: why could this box reach everything, and why had we no rehearsed way to turn it off?",
    criteria: ['A decision with grounds and a decider, on time', 'Keeps business and security both in view'],
    followUps: [
      {
        question: "The integrity check is clean. May you say that you weren't compromised?",
        about: [3],
        answer:
          "No, only that this check found nothing. Some implants survive or hide from it. I'd combine it with memory analysis and network evidence, state the confidence, and rotate secrets anyway.",
      },
      {
        question: 'The CIO wants to keep it running unrestricted till the weekend. What do you do?',
        about: [1, 5],
        answer:
          'State my recommendation and expected harm clearly in writing, ask for conditions: address restrictions, monitoring, a threshold at which we turn it off without asking. And prepare that switch.',
      },
    ],
  },
  {
    id: 'security-expert-10',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Security Engineer', 'Engineering Manager', 'Technical Lead'],
    skills: ['Application Security', 'Security Architecture', 'Technical Strategy'],
    tags: ['paved road', 'scaling security', 'champions'],
    question:
      'You become the lead of six security engineers for 300 developers. Every release waits for your review, teams avoid you, and findings repeat. What do you change in the first year?',
    keyPoints: [
      {
        cue: 'The release review',
        point: 'Replaces review of everything by tiers of risk, so that most changes flow without the team',
        weight: 3,
        essential: true,
        said: [
          'a text change needs nobody, a new login flow gets us early',
          'self-service checklist that decides if we look',
          "we can't be a gate for 300 people",
        ],
      },
      {
        cue: 'Findings that repeat',
        point: "Builds secure defaults into platform and libraries, so that the repeating flaws can't occur",
        weight: 3,
        essential: true,
        said: [
          'a paved road: template with login, logging and safe queries inside',
          'kill bug classes and not single bugs',
          'the easy way has to be the safe one',
        ],
      },
      {
        cue: 'Where you aim first',
        point: 'Uses past findings and incidents to choose which classes to remove first',
        weight: 2,
        said: [
          'look at two years of tickets, three classes make up most',
          'count first, then have an opinion',
        ],
      },
      {
        cue: 'Reach into 300 developers',
        point: 'Gains partners in the teams: champions with time, recognition and a real say',
        weight: 2,
        said: [
          'one in each team with ten percent of their time',
          'they are our eyes and get training and a voice',
        ],
      },
      {
        cue: 'The tools',
        point: 'Tunes automation so that feedback is quick and right, and drops noisy checks',
        weight: 2,
        said: [
          'results in the pull request within minutes, few false alarms',
          'better three rules that everyone trusts than fifty ignored',
        ],
      },
      {
        cue: 'How you know it works',
        point: 'Measures outcomes: recurring classes, time to fix, share on the paved road, waiting time',
        weight: 2,
        said: [
          'how long do teams wait for us, down from nine days to one',
          'not the number of findings or trainings',
        ],
      },
      {
        cue: 'Teams that avoid you',
        point: 'Repairs the relationship first: listens, removes pointless hurdles, shows quick wins',
        weight: 1,
        said: [
          'ask ten team leads what annoys them, and fix two things in the first month',
          'become the ones who help',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'More security engineers are what is needed, until all is reviewed',
        said: ['hire ten more reviewers', 'to review every release I need a bigger team'],
        correction:
          "Reviews don't scale with releases and find the same bugs again. Removing classes and deciding by risk do.",
      },
      {
        belief: 'Mandatory training for all developers makes repeating findings vanish',
        said: [
          'everyone has to do the yearly course',
          'if all developers take the security class, the bugs stop',
        ],
        correction:
          'Yearly courses barely change code. Safe defaults, fast feedback in the tool and examples from their own code do.',
      },
    ],
    sampleAnswer:
      "I'd begin by listening: ten team leads, what annoys you, what did we find too late? Two hurdles go in the first month, so they see that something moves. Then I look at two years of findings and incidents. Usually three classes dominate, say missing access checks, secrets in code, injection. With six people I can't be the gate for every release, so I introduce tiers: most changes flow with automatic checks only; new authentication, payments or sensitive data come to us, early, at the design. Half of the team moves to building the paved road with the platform group: a service template with login, authorization that denies by default, safe queries, secrets by identity. Whoever uses it skips most of the review, which is the strongest argument. Scanners get tuned: few rules, right ones, results in the pull request within minutes; noisy ones go. Each area has a champion with agreed time and a direct line to us. I measure the outcome: how often the three classes come up, time to fix, share of services on the road, and how long teams wait for us. After a year I'd want waiting down from nine days to one and one class practically gone.",
    criteria: ['Leverage rather than effort', 'Shows what will be stopped as well as started'],
    followUps: [
      {
        question:
          'A tier-low change that you never saw causes an incident. Management wants all reviews back. What do you say?',
        about: [0],
        answer:
          "Reviews of everything missed things too and cost weeks. I'd look why it was classed low, fix that rule or add a check or safe default that catches this class, and show the numbers of both ways.",
      },
      {
        question: 'A strong team refuses the paved road because it slows them down. What do you do?',
        about: [1, 6],
        answer:
          "Find out what slows them; often they're right and it improves the road. If they go their own way, they carry the same duties themselves: evidence of the controls and a review.",
      },
    ],
  },
  {
    id: 'security-expert-11',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Security Engineer', 'Engineering Manager', 'Product Manager', 'Solutions Architect'],
    skills: ['Risk Assessment', 'Governance, Risk and Compliance', 'Stakeholder Management'],
    tags: ['risk quantification', 'board', 'investment decision'],
    question:
      'You ask the board for 400,000 a year for network segmentation. A director asks: "How much risk does that take away, in money, and how do you know?" How do you answer and what do you avoid?',
    keyPoints: [
      {
        cue: 'How you make it tangible',
        point: 'Describes a concrete scenario with business consequences rather than abstract threats',
        weight: 3,
        essential: true,
        said: [
          'ransomware stops both plants for eight days, this is what it costs',
          'one story that they can picture, with the missed deliveries',
          'I tell them what would happen on a bad day in our factory and what we would lose',
        ],
      },
      {
        cue: 'How you put figures on it',
        point: 'Gives ranges for frequency and loss, with their sources and uncertainty stated',
        weight: 3,
        essential: true,
        said: [
          "between once in ten and once in thirty years, from insurers' data and our own near misses",
          "five to twenty million, here is what it's made of",
          "no single number, I'd say how unsure I am",
        ],
      },
      {
        cue: 'What you set side by side',
        point: 'Compares the loss with and without the measure, and against alternatives',
        weight: 3,
        said: [
          'it cuts the worst case from two plants to one',
          'better backups for a third of the money get us half of the effect',
          'what else could we do with 400,000',
        ],
      },
      {
        cue: 'The limits of it',
        point: "States what remains and what isn't covered",
        weight: 2,
        said: [
          'it does nothing against stolen mail accounts',
          "afterwards there's still a risk of that much",
        ],
      },
      {
        cue: 'Who decides what',
        point: 'Leaves the appetite and decision to the board, with a clear recommendation',
        weight: 2,
        said: [
          'you decide how much you want to carry, I recommend option two',
          'the risk is theirs, I inform',
        ],
      },
      {
        cue: 'Checking yourself afterwards',
        point: 'Names signs by which one sees later if it worked',
        weight: 1,
        said: [
          'tests show how far an intruder gets within a day, before and after',
          'come back in a year with the results',
        ],
      },
      {
        cue: 'What you avoid',
        point: 'Avoids fear, false precision and traffic-light colors without meaning',
        weight: 1,
        said: ['no scary headlines and no 37.4 percent', "red and yellow can't be added up"],
      },
    ],
    wrongBeliefs: [
      {
        belief: "Without exact data risk can't be expressed in numbers at all",
        said: [
          "cyber risk can't be quantified, it's just high or low",
          'no statistics exist, so I can only say red, yellow or green',
        ],
        correction:
          "Ranges by calibrated estimates, near misses, insurers' data and tests are enough to compare options. Colors hide the same uncertainty.",
      },
      {
        belief: 'The expected yearly loss alone is the right number for the decision',
        said: [
          "likelihood times damage, and that's it",
          'probability times loss gives the number on which the board decides',
        ],
        correction:
          'Averages hide rare ruinous losses. Boards need to see the tail: what could happen in a bad year, and if the company would survive.',
      },
    ],
    sampleAnswer:
      "I'd answer with one scenario. Today, someone who gets into an office laptop can reach both plants. If ransomware does, we stop for six to ten days; with lost deliveries, recovery and penalties that's eight to twenty million, estimated with finance and the plant managers. How often? From insurers' figures for firms like ours and from two near misses, I'd say once in ten to once in thirty years, and I tell them that this is an estimate with wide margins. With segmentation the likely event stays within one area: perhaps one to four million. Measured by tests: our testers needed four hours to both plants; after the pilot they didn't get out of the office network in five days. Then alternatives: better offline backups and faster recovery for 150,000 take away around half, and both together most. What remains: fraud by mail and suppliers isn't touched. I recommend backups this year plus segmentation of the plants first, 300,000 altogether. How much risk to carry is your decision. I'd avoid headlines, a precise percentage, and only the yearly average, because what matters is a bad year we couldn't afford. In a year I come back with the test repeated.",
    criteria: ['Honest about uncertainty without hiding behind it', 'Offers options, not one demand'],
    followUps: [
      {
        question:
          'The director says: "Those ranges are so wide that they\'re worthless." What\'s your reply?',
        about: [1],
        answer:
          "They're wide, but the options still differ clearly even at the low end. If a narrower number would change the decision, we can buy it by more tests or data; if it wouldn't, we can decide now.",
      },
      {
        question: 'Segmentation is built and the tester gets through in two days. Was the money wasted?',
        about: [2, 5],
        answer:
          "Not by itself: four hours became two days, in which detection can act. But I'd report it openly, find the paths, and check if closing them or better detection brings more.",
      },
    ],
  },
  {
    id: 'security-expert-12',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Security Engineer', 'Backend Developer', 'Site Reliability Engineer (SRE)'],
    skills: ['HTTP', 'Web Security', 'Proxy Servers'],
    tags: ['request smuggling', 'desync', 'proxies'],
    question:
      'Your tester sends this through your CDN to a pooled backend connection. Now and then another user gets the answer to a request they never made. Explain the mechanism, the impact, and what to change.',
    code: {
      language: 'http',
      lines: [
        'POST /search HTTP/1.1',
        'Host: shop.example',
        'Content-Length: 44',
        'Transfer-Encoding: chunked',
        '',
        '0',
        '',
        'GET /admin/export HTTP/1.1',
        'X-Ignore: x',
      ],
    },
    keyPoints: [
      {
        cue: 'What causes the confusion',
        point:
          'Explains that front and backend disagree where the request ends: one by length, one by chunks',
        weight: 3,
        essential: true,
        said: [
          'the proxy counts 44 bytes, the server stops at the zero chunk',
          'both headers are there and each side believes a different one',
          'request smuggling, CL.TE kind',
        ],
      },
      {
        cue: 'How it hits another user',
        point:
          "Explains that the rest stays in the shared connection and becomes the start of the next user's request",
        weight: 3,
        essential: true,
        said: [
          "my leftover is glued in front of somebody else's request",
          'because the upstream connection is reused by many people',
          'the remaining bytes wait on the line and are taken as the beginning of what the next visitor sends',
        ],
      },
      {
        cue: 'The impact',
        point:
          "Sees the impact: bypassing access rules at the front, stealing others' requests, poisoning caches",
        weight: 2,
        said: [
          '/admin blocked at the proxy is reachable, as the proxy never saw it',
          'capture the cookie of the next victim by storing their request',
          'a cached wrong answer for everyone',
        ],
      },
      {
        cue: 'What to change at its root',
        point: 'Refuses ambiguous requests at the front and makes both sides parse strictly',
        weight: 3,
        said: [
          'both headers together is a 400, no guessing',
          'normalize and rebuild the request rather than pass it through',
          'update the old server, they read the standard differently',
        ],
      },
      {
        cue: 'The protocol between your systems',
        point:
          'Uses HTTP/2 to the backend and avoids downgrading, which brings the same problem in another form',
        weight: 2,
        said: [
          'end-to-end h2 has explicit lengths',
          "translating h2 to h1 may open it again when headers aren't checked",
        ],
      },
      {
        cue: 'Until the real fix',
        point: 'As a stopgap, turns off reuse of backend connections or shields paths, knowing the cost',
        weight: 1,
        said: [
          "one connection per request until it's fixed, it's slower but safe",
          'no authorization that relies solely on the proxy',
        ],
      },
      {
        cue: 'How to examine this safely',
        point: 'Tests carefully, because probing in production hits other users',
        weight: 1,
        said: ['timing-based checks on a staging pair of the same versions', "don't poison the live queue"],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A web application firewall with a rule on the path blocks this',
        said: ['block /admin in the WAF', 'add a firewall rule that drops requests with that URL'],
        correction:
          'The front never sees the hidden request; it is body data to it. The disagreement in parsing has to go.',
      },
      {
        belief: 'TLS prevents it, as nobody can tamper with the requests',
        said: [
          "we have HTTPS everywhere, so smuggling can't happen",
          'because the traffic is encrypted nobody can inject a second request',
        ],
        correction:
          'The attacker sends a valid encrypted request himself. The confusion arises between our own systems after decryption.',
      },
    ],
    sampleAnswer:
      "This is request smuggling. The request has two statements about its length. The CDN goes by Content-Length, 44 bytes, and forwards everything as one request. The backend goes by the chunked encoding, where the zero chunk ends the body, so the GET for the admin export is left over in the connection. Because the CDN reuses that connection for many users, the leftover becomes the beginning of the next person's request; the X-Ignore header swallows their first line. So they get the answer to a request they never made. The impact is grave: access rules at the front are bypassed, because the front never saw this path; with other variants I capture a stranger's request including the cookie, or poison the cache. A WAF rule for the path won't help. To fix it: the front refuses requests with both headers, or normalizes and rebuilds; the backend gets updated and strict. HTTP/2 all the way removes the ambiguity, but translating from 2 to 1 can bring it back through unchecked header values. Until then I'd turn off upstream connection reuse, at a cost in latency, and make the backend check authorization itself. Tests run on a staging pair, as probing hits real users.",
    criteria: [
      'Clear mechanism: two parsers, one connection',
      'Fixes the disagreement rather than one payload',
    ],
    followUps: [
      {
        question: 'Which design mistake makes smuggling so harmful for `/admin`?',
        about: [2, 5],
        answer:
          'That only the proxy protects it. If the backend authenticates and authorizes each request itself, a smuggled one carries at most the rights of the user it was glued to, who also gets the answer. Trust in "came through our proxy" is the flaw.',
      },
      {
        question: 'How can it happen when clients speak HTTP/2 to the CDN?',
        about: [4],
        answer:
          'The CDN rewrites to HTTP/1.1 toward the backend. If it copies a forbidden content-length or transfer-encoding, or line breaks inside a header value, the backend sees a different boundary. It has to validate and set the length itself.',
      },
    ],
  },
]
