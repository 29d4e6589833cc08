import type { OpenQuestion } from '../open-question.ts'

export const cloudBeginner: readonly OpenQuestion[] = [
  {
    id: 'cloud-beginner-01',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Cloud Engineer', 'Solutions Architect', 'Security Engineer'],
    skills: ['AWS', 'Identity & Access Management', 'Cloud Security'],
    tags: ['root account', 'multi factor', 'new account'],
    question:
      'Your company has just opened its first AWS account, and you hold the root password. What do you set up in the first hour, before anyone builds something?',
    keyPoints: [
      {
        cue: 'The most powerful login',
        point: 'Protects the root user with multi-factor authentication, then stops using it for daily work',
        weight: 3,
        essential: true,
        said: [
          "turn on MFA for root, lock the credentials away and don't log in with it",
          'root is only for the few tasks that need it, kept in a safe',
          'the all-powerful login gets a hardware key and is put aside',
        ],
      },
      {
        cue: 'How the others log in',
        point: 'Gives people their own identities, preferably through single sign-on, with limited roles',
        weight: 3,
        essential: true,
        said: [
          'everybody signs in as themselves via the company directory, no shared users',
          'personal accounts with temporary credentials and only the rights needed',
          "I'd connect Identity Center, so that leavers lose access at once",
        ],
      },
      {
        cue: "Credentials that shouldn't exist",
        point: 'Makes sure that root has no access keys and avoids long-lived keys in general',
        weight: 2,
        said: ['delete any root access key', 'no permanent keys on laptops, use short sessions'],
      },
      {
        cue: 'Noticing surprising bills',
        point: 'Sets a budget with an alert, so that surprising costs show early',
        weight: 2,
        said: [
          'an alarm at fifty dollars before someone leaves a big machine on',
          'a budget mail at half and at full amount',
        ],
      },
      {
        cue: 'Knowing who did what',
        point: 'Turns on audit logging of API calls in all regions and stores it safely',
        weight: 2,
        said: [
          'CloudTrail everywhere, into a bucket that nobody can change',
          'so we can see later who did what',
        ],
      },
      {
        cue: 'How you divide the work areas',
        point: 'Separates production from experiments by different accounts from the start',
        weight: 1,
        said: [
          'one account for prod and another for playing around',
          "an organization with several accounts, it's harder to split later",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Using root daily is fine as long as the password is strong',
        said: ['I have a long password, so I can work as root'],
        correction:
          "Root's rights can't be limited within that account, and its loss is total. Work with personal roles; keep root for exceptional tasks.",
      },
      {
        belief: 'The provider is responsible for securing everything in the account',
        said: ["security is Amazon's job in the cloud"],
        correction:
          'The provider secures the infrastructure. Identities, permissions, data and configuration remain your part of the shared responsibility.',
      },
    ],
    sampleAnswer:
      "The root user can do anything and can't be restricted inside the account, so I begin there: multi-factor authentication with a hardware key, the mail address set to a group mailbox, no access keys, and then I log out and lock it away. Next, people. Everyone gets a personal identity, ideally by single sign-on with our directory, and receives a role with the rights for the job; that way a leaver loses access in one place, and there are temporary credentials in place of permanent keys. Third, visibility. I turn on CloudTrail for all regions and store the logs where normal users can't delete them, so that we can see who did what. Fourth, money: a budget with alerts at half and at full, because a forgotten machine or a stolen key shows up as cost. And before the first project I'd create an organization with at least two accounts, production and sandbox, since splitting them afterward is painful. All of that fits in the first hour or so. After that come network, tagging and guardrails, and I'd write down how to get at root in an emergency.",
    criteria: ['Puts identity before anything else', "Names what the provider doesn't do for you"],
    followUps: [
      {
        question: 'For which kind of task do you still need the root user?',
        about: [0],
        answer:
          "A few account-level ones, such as closing the account, changing its root email or some support and billing settings, or recovering when the administrators' permissions are broken. It's rare, done by two people, and logged.",
      },
      {
        question: 'Why store audit logs outside the account where things run?',
        about: [4],
        answer:
          'An intruder with admin rights would erase traces first. In a separate account, with write-once storage and few readers, the logs survive and can be trusted.',
      },
    ],
  },
  {
    id: 'cloud-beginner-02',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Cloud Engineer', 'DevOps Engineer', 'Site Reliability Engineer (SRE)'],
    skills: ['Amazon VPC', 'Computer Networking'],
    tags: ['subnets', 'nat gateway', 'security groups'],
    question:
      'You started a virtual machine in a private subnet. It cannot download updates from the internet. What do you check, and how would you give it access without exposing it?',
    keyPoints: [
      {
        cue: 'Where packets are sent',
        point: 'Checks the route table of the subnet: a default route to a NAT gateway is needed',
        weight: 3,
        essential: true,
        said: [
          'look at where 0.0.0.0/0 goes for that subnet',
          'no route to a NAT, so packets leave nowhere',
          'private means no internet gateway route, so it needs NAT for outgoing traffic',
        ],
      },
      {
        cue: 'How it gets out unexposed',
        point: 'Uses NAT, which lets connections start from inside but not from outside',
        weight: 3,
        essential: true,
        said: [
          'with a NAT gateway it can fetch updates and nobody can connect in',
          'outbound only, the machine keeps its private address',
          "I wouldn't give it a public IP just for updates",
        ],
      },
      {
        cue: 'Where that component belongs',
        point:
          'Knows that the NAT gateway itself sits in a public subnet with a route to the internet gateway',
        weight: 2,
        said: [
          'the NAT needs a public subnet, else it has no way out itself',
          'people put it in the private one by mistake',
        ],
      },
      {
        cue: 'What may filter the packets',
        point: 'Checks the rules for outgoing traffic: security group and network ACL, with return traffic',
        weight: 2,
        said: ['is egress on 443 allowed', 'ACLs are stateless, so the answer ports must be open as well'],
      },
      {
        cue: 'Another thing besides the path',
        point: 'Checks name resolution, separately from connectivity',
        weight: 2,
        said: [
          "can it resolve the mirror's name, or just not connect",
          "curl by IP works but by name not, then it's DNS",
        ],
      },
      {
        cue: 'A way without the internet',
        point: 'Knows an alternative that needs no internet: private endpoints or an internal mirror',
        weight: 1,
        said: ['a private endpoint for the storage where packages lie', 'use a mirror inside the network'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A private subnet is private because of a setting with that name',
        said: ['I ticked private, so it has no internet'],
        correction:
          'What makes it private is its route table: no route to an internet gateway. Names and labels change nothing.',
      },
      {
        belief: 'A machine needs a public address to reach the internet',
        said: ['I just assign it a public IP'],
        correction:
          'Outgoing connections can go through NAT with a shared public address. A public IP without need only exposes the machine.',
      },
    ],
    sampleAnswer:
      "I follow the packet. First the route table of that subnet: is there a default route, and where does it go? In a private subnet there's none to the internet gateway, and that's intended. For downloads it should point to a NAT gateway. If there is one, I check that it sits in a public subnet, whose own route goes to the internet gateway; it's a common mistake to put it in the private one. Then the filters: does the security group allow egress on 443, and does the network ACL allow it, including the return traffic on the high ports, because ACLs are stateless? Then DNS: does the name of the mirror resolve at all? With `curl -v` I see whether it hangs at resolving or at connecting. For the solution, I wouldn't give the machine a public address. With NAT it can start connections outward, and nobody can start one inward. If it only needs packages or object storage, a private endpoint or an internal mirror is even better, since then it needs no internet at all, and we save the NAT's charges. Afterward I'd put this in the Terraform module, not only in the console.",
    criteria: ['Follows the path rather than clicking around', 'Chooses the least exposure'],
    followUps: [
      {
        question: "What's the practical difference between a security group and a network ACL?",
        about: [3],
        answer:
          "A security group is attached to the machine's interface and is stateful, so answers are allowed automatically. An ACL applies to the subnet, is stateless and can also deny, so return ports must be opened explicitly.",
      },
      {
        question: "Your NAT gateway is in one zone, and machines are in three. What's the risk?",
        about: [2],
        answer:
          'If that zone fails, machines in the other two lose their way out too. Traffic across zones also costs extra. So for production, put one NAT gateway in each zone with its own route.',
      },
    ],
  },
  {
    id: 'cloud-beginner-03',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Cloud Engineer', 'Solutions Architect', 'Security Engineer', 'Site Reliability Engineer (SRE)'],
    skills: ['Google Cloud Storage', 'Cloud Security'],
    tags: ['public bucket', 'data exposure', 'incident'],
    question:
      'A scan shows that a storage bucket with exported customer lists is readable by anyone on the internet. You found it by chance on a Thursday afternoon. What do you do?',
    keyPoints: [
      {
        cue: 'What you do within minutes',
        point: 'Closes public access at once, then checks that it is really closed',
        weight: 3,
        essential: true,
        said: [
          'take allUsers off and turn on public access prevention, then test without login',
          'block it first, questions later',
          'remove the public grant and try the URL in a private window',
        ],
      },
      {
        cue: 'Whom you involve',
        point:
          "Reports it as a possible data leak to security and privacy people at once, without deciding alone that it's harmless",
        weight: 3,
        essential: true,
        said: [
          'this is an incident, I call security right away',
          "customers' data means the data protection people need to know today",
          'not my job to judge whether it must be notified',
        ],
      },
      {
        cue: 'Those who legitimately use it',
        point:
          'Checks whether an application depends on public access, and gives it a proper way, like signed links',
        weight: 2,
        said: [
          'if the website used it, make signed URLs with short life',
          'find out who reads it legitimately and give them a role',
        ],
      },
      {
        cue: 'How bad it is',
        point: 'Finds from the access logs who read the data and since when it was open',
        weight: 2,
        said: [
          'audit logs: which addresses downloaded which objects',
          'when did the permission change, and by whom',
        ],
      },
      {
        cue: 'What you leave untouched',
        point: "Keeps evidence and doesn't delete the bucket or the logs",
        weight: 2,
        said: ['leave everything in place for the investigation', "I note down times and don't clean up"],
      },
      {
        cue: 'Beyond this one bucket',
        point: 'Looks for the same mistake elsewhere and prevents it by an organization-wide rule',
        weight: 2,
        said: [
          'scan all the other buckets, then forbid public ones by policy',
          'a guardrail on the org so nobody can do it again',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'If nobody knows the address, a public bucket is safe enough',
        said: ['the name is random, so no one will find it'],
        correction:
          'Names leak in links, code and logs, and scanners try them. Public means that anyone who asks gets it.',
      },
      {
        belief: 'Deleting the bucket quickly settles the matter',
        said: ['I delete it and the problem is gone'],
        correction:
          "That may destroy evidence and needed data, and it doesn't undo copies already made. Close access, keep logs, report.",
      },
    ],
    sampleAnswer:
      "I close it first. I remove the grant for all users and turn on public access prevention, then I test from a browser without a login that I really get denied. At the same moment I report it: customer data was readable by anyone, so this is a possible data leak, and security and the privacy people must know now, not after I've finished. It isn't mine to decide whether it's harmless or must be notified, and there may be deadlines. I don't delete anything, because the logs and the configuration are evidence. Then I help to find out: since when was it public, who changed it, which objects were in there, and what do the access logs show about downloads? If data access logging wasn't on, I say so honestly. It might also be that some page used this bucket; then that page gets signed URLs that expire, or its own service account with read access. Finally the wider view: I scan all buckets in all projects for public grants, and we set an organization policy that forbids them, with rare, reviewed exceptions. I'd also ask why customer lists are exported there at all and how long they need to stay.",
    criteria: ['Closes fast but keeps the evidence', 'Involves the right people without hesitation'],
    followUps: [
      {
        question: 'Data access logs were never turned on for that bucket. What can you still find out?',
        about: [3],
        answer:
          'Admin logs show who made it public and when; storage metrics may show request and egress peaks. You must then assume that the data may have been read during the whole time, and say that openly.',
      },
      {
        question: 'How would you keep other teams from repeating it?',
        about: [5],
        answer:
          "An organization-wide policy that denies public access, with exceptions in separate projects for public websites, plus a daily scan that opens a ticket for the owner. A rule that's enforced beats a wiki page.",
      },
    ],
  },
  {
    id: 'cloud-beginner-04',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Cloud Engineer', 'DevOps Engineer', 'Security Engineer', 'Backend Developer'],
    skills: ['AWS IAM', 'Identity & Access Management'],
    tags: ['instance roles', 'access keys', 'least privilege'],
    question:
      "A developer wants to paste an access key into the app's config so that it can read files from one S3 bucket on its EC2 instance. What do you suggest instead, and why?",
    keyPoints: [
      {
        cue: 'What you suggest',
        point:
          'Suggests a role attached to the instance, so that the app gets temporary credentials automatically',
        weight: 3,
        essential: true,
        said: [
          'use an instance profile, the SDK fetches short-lived credentials by itself',
          "the machine has an identity, so there's no key to paste",
          'assign an IAM role to the server',
        ],
      },
      {
        cue: "What's wrong with the pasted key",
        point:
          'Explains the risk of a static key: it leaks through code, backups or logs, and stays valid until someone rotates it',
        weight: 3,
        essential: true,
        said: [
          'keys end up in Git or a backup and work from anywhere',
          'permanent secrets get copied and nobody changes them',
          'if stolen, an attacker can use it for months',
        ],
      },
      {
        cue: 'How much it may do',
        point: "Limits the role's policy to reading that bucket or prefix, not to all of storage",
        weight: 2,
        said: ["only GetObject on this bucket's path, and ListBucket if it's needed", 'not S3 full access'],
      },
      {
        cue: 'What the code has to do',
        point: 'Mentions that the SDK finds and renews the credentials, so the code needs no change',
        weight: 2,
        said: ['just create the client without keys', 'the default credential chain picks up the role'],
      },
      {
        cue: "On the developer's own laptop",
        point: 'For local development uses personal sign-on sessions instead of a shared key',
        weight: 2,
        said: [
          'the developer logs in by SSO on the laptop and gets a short session',
          'not the same key for everyone',
        ],
      },
      {
        cue: 'Hardening on the machine',
        point: 'Protects the instance metadata service, for example by requiring version 2',
        weight: 1,
        said: [
          "IMDSv2 only, so that a request forgery bug can't simply read the credentials",
          'require session tokens for metadata',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A key in an environment variable or a private repository is safe enough',
        said: ["it's in a private repo so nobody sees it"],
        correction:
          'Keys in files get copied to clones, images, logs and backups. A role leaves nothing to copy and expires by itself.',
      },
      {
        belief: 'Giving the app administrator rights avoids later trouble',
        said: ["I'd give it full access so that it won't fail"],
        correction:
          'If the app is broken into, the intruder has all of that. Grant the few actions it uses on the resource it needs.',
      },
    ],
    sampleAnswer:
      "I'd suggest an IAM role attached to the instance by an instance profile. The SDK asks the metadata service for credentials, gets temporary ones, and renews them before they expire, so the developer just creates the S3 client without any key; the code gets simpler. The trouble with a pasted key is that it's permanent and works from anywhere. It ends up in Git, in an image, in a backup or a log, and someone who finds it a year later can still use it. Rotating it means touching every place where it was pasted. The role's policy I'd keep narrow: `s3:GetObject` on that bucket and prefix, plus `s3:ListBucket` if the app lists, and nothing else. I'd require IMDSv2 on the instance, so that a server-side request forgery in the app can't easily read the credentials. For work on the laptop, the developer signs in through SSO and gets a short session with similar rights. The same idea exists elsewhere: managed identities on Azure, service accounts on Google Cloud. And if the key was already created, I'd delete it.",
    criteria: ['Explains why, not only which button', 'Keeps permissions narrow'],
    followUps: [
      {
        question: 'The app gets "Access Denied" on listing, though reading one file works. What\'s missing?',
        about: [2],
        answer:
          "`s3:ListBucket`, which applies to the bucket's own ARN, not to the objects below it. Reading needs `s3:GetObject` on the object path. Many policies name only one of the two resources.",
      },
      {
        question: 'The program runs in your own data center and not on a cloud machine. What now?',
        about: [0, 1],
        answer:
          "Use federation: the program proves its identity by a certificate or an OIDC token and exchanges it for temporary credentials. If that's impossible, use a narrow key kept in a secret store, with rotation and limits on source addresses.",
      },
    ],
  },
  {
    id: 'cloud-beginner-05',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Cloud Engineer', 'Solutions Architect', 'DevOps Engineer', 'Backend Developer'],
    skills: ['Cloud Computing', 'Google Cloud Run', 'Serverless'],
    tags: ['compute choice', 'functions', 'containers'],
    question:
      'Three workloads: a web API with traffic only during office hours, a nightly report that runs 40 minutes, and an old vendor application that needs its own Windows drivers. Virtual machine, container service or function: what goes where?',
    keyPoints: [
      {
        cue: 'How you decide',
        point:
          'Decides by properties of the workload: duration, traffic pattern, state, control over the operating system',
        weight: 3,
        essential: true,
        said: [
          'look how long it runs, how often, and what it needs from the OS',
          "each gets what fits, there isn't one best service",
          'is it spiky, is it long, does it need drivers',
        ],
      },
      {
        cue: 'The vendor application',
        point:
          'Puts the vendor application on a virtual machine, because it needs control of the operating system',
        weight: 3,
        essential: true,
        said: [
          'drivers mean a full VM',
          "you can't install kernel things in a function or a managed container",
        ],
      },
      {
        cue: 'The web API',
        point:
          'Runs the API on a managed container service or functions that scale down, even to zero, when nobody works',
        weight: 2,
        said: [
          "containers that scale with requests, at night there's nothing to pay",
          'Cloud Run or similar for the web part',
        ],
      },
      {
        cue: 'The nightly report',
        point:
          'Runs the report as a scheduled container job or batch, since many functions have a shorter time limit',
        weight: 2,
        said: [
          'forty minutes is beyond the limit of typical functions',
          'a job that starts by schedule and stops when done',
        ],
      },
      {
        cue: 'Who does the upkeep',
        point:
          "Weighs operations: with a VM, patching and backups are mine; with managed services, the provider's",
        weight: 2,
        said: ['on the VM I do updates myself', 'the less I manage the less wakes me up'],
      },
      {
        cue: 'The price of saving at night',
        point: 'Names a drawback of scaling to zero, such as cold starts',
        weight: 2,
        said: ['the first request in the morning is slow', 'keep one instance warm in office hours'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Serverless is always cheaper',
        said: ['functions only cost when they run, so they always save money'],
        correction:
          "With steady high load, pay-per-request can cost more than reserved machines. It's cheap for rare or spiky use.",
      },
      {
        belief: 'Serverless means that no servers have to be thought about at all',
        said: ['there are no servers, so nothing can go wrong with capacity'],
        correction:
          'There are still limits: run time, memory, concurrency, cold starts, connections to the database. They need planning.',
      },
    ],
    sampleAnswer:
      "I look at how long something runs, how its traffic moves and how much of the operating system it needs. The vendor application is clear: special Windows drivers mean a virtual machine, and then patching, backup and monitoring of that machine are our job. The web API goes on a managed container service that scales with requests; at night it scales to zero or one instance, so we hardly pay. If the first request in the morning mustn't be slow, I keep one instance warm during working hours, because cold starts are the drawback. Functions would be possible as well, if it's small, but containers run the same on my laptop and don't tie us as closely. The report is a container job started by a scheduler. Forty minutes is too long for many function services, AWS Lambda for instance stops after fifteen, and it isn't a web server either; a job starts, writes its result to storage, and ends, and we pay for 40 minutes. It should be safe to restart if it fails in the middle. For costs, I'd estimate with the provider's calculator and look again after a month, since the guess about traffic is usually wrong.",
    criteria: ['Matches properties, not fashion', 'Mentions who operates what'],
    followUps: [
      {
        question: 'The report fails after 30 minutes and starts again from zero. How do you improve this?',
        about: [3],
        answer:
          "Split it into steps or chunks which save their results, so a retry continues where it stopped, or process parts in parallel. Make each part safe to repeat, and alert when the whole isn't ready by morning.",
      },
      {
        question: 'Users complain about a slow first request each morning. Which options do you have?',
        about: [5],
        answer:
          'Keep a minimum of one instance during office hours, make the start faster with a smaller image and less work at startup, or warm it by a scheduled request shortly before people come.',
      },
    ],
  },
  {
    id: 'cloud-beginner-06',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Cloud Engineer', 'DevOps Engineer', 'Solutions Architect'],
    skills: ['Cloud Cost Optimization', 'Azure'],
    tags: ['cost analysis', 'unused resources', 'tags'],
    question:
      'Your manager says: "Our Azure bill doubled this month, and I do not know why." You have access to everything. How do you find the cause, and what do you do about it?',
    keyPoints: [
      {
        cue: 'Where you look',
        point:
          "Uses the provider's cost analysis by day, service, subscription and tag, to see what rose and since when",
        weight: 3,
        essential: true,
        said: [
          'group by service and compare with last month, then look at the day it jumped',
          'find the one or two lines that explain the difference',
          'cost analysis first, not guessing',
        ],
      },
      {
        cue: 'Care before you act',
        point: 'Asks the owner before turning something off, as it may be in use',
        weight: 3,
        essential: true,
        said: [
          "the jump is in a team's resource group, so I ask them what changed",
          "don't delete a machine only because it's expensive",
          'check activity log and who created it',
        ],
      },
      {
        cue: 'Typical suspects',
        point:
          'Knows typical causes: forgotten machines and disks, oversized sizes, logs, data transfer, autoscaling',
        weight: 2,
        said: [
          'test VMs still running, snapshots, a log level on debug',
          'a scale set that never scaled in, or traffic between regions',
        ],
      },
      {
        cue: "Whether it's bad at all",
        point: 'Distinguishes one-off, growth and waste, since more users can be a good reason',
        weight: 2,
        said: [
          'maybe we simply have twice as many customers',
          "a one-time migration isn't the same as a leak",
        ],
      },
      {
        cue: 'The alarming explanation',
        point: 'Considers stolen credentials as a cause, such as crypto mining in unusual regions',
        weight: 2,
        said: [
          "large GPU machines in a region we don't use would be alarming",
          'check for things nobody made',
        ],
      },
      {
        cue: 'So it never takes a month',
        point: "Sets budgets with alerts and tags with owners, so that next time it's seen within days",
        weight: 2,
        said: ['a cost anomaly alert to the team', 'every resource has an owner tag'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The best reaction is to delete expensive resources at once',
        said: ["I'd remove the most expensive things and see who complains"],
        correction:
          'You may take down production or lose data. Find owner and purpose first; stopping comes before deleting.',
      },
      {
        belief: 'A stopped machine costs nothing',
        said: ["we shut it down, so it's free"],
        correction:
          "Disks, snapshots and reserved addresses go on costing, and on Azure a VM that's only shut down from inside stays billed until deallocated.",
      },
    ],
    sampleAnswer:
      "I'd open the cost analysis, set daily granularity and group by service, then by resource group and tag, comparing with last month. Usually one or two lines explain most of it, and the day of the jump tells me where to ask. Suppose log ingestion rose fivefold on the ninth: I check the activity log and find that a team turned on debug logging. If it were large GPU machines in a region that we don't use, I'd think of stolen credentials and call security. Other usual suspects are forgotten test machines, disks and snapshots without a machine, an autoscaler that never scales in, and transfer between regions. I ask the owner before I stop anything, and stop before I delete. It may also be a good reason: a migration that runs twice for a month, or more customers; then the cost per customer is the better figure. To my manager, I report: the cause, what it costs, what we did, and what we expect next month. So it doesn't take a month again, I'd set budgets with alerts and anomaly detection, owner tags on everything, and a nightly shutdown for test machines, deallocated and not just shut down inside.",
    criteria: ['Data before action', 'Careful with things that may be in use', 'Reports in plain terms'],
    followUps: [
      {
        question: 'Which signs would make you suspect an attack rather than a mistake?',
        about: [4],
        answer:
          "Many large or GPU machines, in regions we never use, created by an unusual identity at odd hours, perhaps with new users or keys. Then it's a security incident: block the identity and keep the evidence.",
      },
      {
        question: 'Costs rose by 60 percent and users by 70 percent. Is that good?',
        about: [3],
        answer:
          "Cost per user fell slightly, so growth explains it. I'd still check that the expensive part grows with users as expected, and whether discounts for committed use now pay off.",
      },
    ],
  },
  {
    id: 'cloud-beginner-07',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Cloud Engineer', 'Site Reliability Engineer (SRE)', 'DevOps Engineer', 'Solutions Architect'],
    skills: ['Amazon RDS', 'High Availability', 'Elastic Load Balancing'],
    tags: ['availability zones', 'single point', 'load balancer'],
    question:
      'A shop runs on one virtual machine with the web server, the database and uploaded pictures all on its disk. The owner wants it to survive the failure of one availability zone. What do you change?',
    keyPoints: [
      {
        cue: 'What the server may hold',
        point:
          'Moves state out of the web server: database to a managed one with a standby in another zone, pictures to object storage',
        weight: 3,
        essential: true,
        said: [
          'the DB becomes multi-zone RDS and uploads go to S3',
          'the web machine should be replaceable, so nothing lives on its disk',
          'first get the data off that box',
        ],
      },
      {
        cue: 'How the shop keeps answering',
        point: 'Runs at least two web instances in different zones behind a load balancer with health checks',
        weight: 3,
        essential: true,
        said: [
          'two servers in two zones and a balancer that leaves out the dead one',
          'an autoscaling group over zones with minimum of two',
          'traffic goes only to healthy ones',
        ],
      },
      {
        cue: 'Visitors who are logged in',
        point: 'Handles sessions so that any instance can serve any user',
        weight: 2,
        said: [
          'sessions in Redis or in a signed cookie, not in local memory',
          'else people get logged out if their server dies',
        ],
      },
      {
        cue: 'What is left after a failure',
        point: 'Makes sure the remaining zone can carry the whole load',
        weight: 2,
        said: [
          'each half must manage all visitors alone, or scale quickly',
          "two at 80 percent isn't enough when one goes",
        ],
      },
      {
        cue: 'Mistakes rather than outages',
        point: 'Keeps backups as well, because replication also copies mistakes',
        weight: 2,
        said: [
          'a deleted table is deleted on the standby too',
          'snapshots and point-in-time restore, and try it once',
        ],
      },
      {
        cue: 'How you know it works',
        point: 'Tests the failure, for example by forcing a failover and terminating an instance',
        weight: 2,
        said: [
          "I'd kill one and see whether the shop stays up",
          'reboot the database with failover in a quiet hour',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A backup makes it survive the failure of a zone',
        said: ["we have nightly backups, so we're highly available"],
        correction:
          "A backup helps after hours of restoring and loses the day's orders. Staying up needs running copies in another zone.",
      },
      {
        belief: 'Autoscaling alone gives high availability',
        said: ["with autoscaling it'll start a new one anywhere"],
        correction:
          'If database and files are on the lost machine, a new web server has nothing to serve. State must be redundant first.',
      },
    ],
    sampleAnswer:
      "Today everything is on one disk, so the loss of that machine means losing the shop and maybe data. I move the state out first. The database goes to a managed one with a standby in a second zone, which is replicated synchronously and takes over in a minute or two. The pictures go to object storage, which spans zones by itself. Sessions move to a small shared cache or a signed cookie, so any server can answer any visitor. Now the web server holds nothing and I can run two, in two zones, from an image, in an autoscaling group behind a load balancer that checks their health. Each zone must be able to carry all visitors for the minutes until a replacement has started, so I size them that way. Backups I keep in addition, because a wrong delete is copied to the standby in the same second; point-in-time restore, and we try it once. Then we test: terminate one web server, force a database failover on a quiet morning and watch what customers would see. The owner should know that it costs more than twice as much as today, and that it doesn't cover a whole region.",
    criteria: [
      'State first, then copies',
      'Distinguishes availability from backup',
      'Tests rather than hopes',
    ],
    followUps: [
      {
        question: 'Both servers run at 70 percent CPU. What happens if one zone fails?',
        about: [3],
        answer:
          'The other would need 140 percent, so it gets overloaded and likely fails too, before autoscaling has added machines. Run with at most about half the load each, or with three zones at about two thirds.',
      },
      {
        question: 'Someone runs `DELETE` without a `WHERE`. Does the standby help?',
        about: [4],
        answer:
          'No, the delete is replicated immediately. You restore to the minute before from backups with point-in-time recovery into a new instance, and bring the lost rows back from there.',
      },
    ],
  },
  {
    id: 'cloud-beginner-08',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Cloud Engineer', 'Solutions Architect', 'Backend Developer'],
    skills: ['Cloud Architecture', 'Storage Systems', 'Amazon S3'],
    tags: ['object storage', 'block storage', 'file shares'],
    question:
      'You need storage for three things: two million user photos, a PostgreSQL database on a virtual machine, and a folder that five Linux servers must read and write together. Object, block or file storage: which for what, and why?',
    keyPoints: [
      {
        cue: 'The two million photos',
        point: 'Puts photos in object storage: cheap, practically unlimited, read over HTTP by key',
        weight: 3,
        essential: true,
        said: [
          'S3 or Blob for the pictures, served through a CDN',
          'each photo is an object with a key, no disk to fill up',
          "millions of files written once and read often, that's objects",
        ],
      },
      {
        cue: 'The database',
        point:
          'Puts the database on block storage, because it needs low latency and changes small parts in place',
        weight: 3,
        essential: true,
        said: [
          'a disk attached to the VM with enough IOPS',
          'Postgres wants a real file system on a volume',
          "you can't change the middle of an object, so databases need a block device",
        ],
      },
      {
        cue: 'The folder of five servers',
        point:
          'Uses a managed network file system for the shared folder, as several machines need it with locks and paths',
        weight: 3,
        said: [
          'NFS like EFS or Azure Files, mounted on all five',
          'a normal disk is attached to one machine only',
        ],
      },
      {
        cue: "What can't follow the machine",
        point:
          'Knows that a block volume belongs to a zone and usually to one machine, so it needs snapshots',
        weight: 2,
        said: [
          'the disk lives in its zone, snapshots go elsewhere',
          "if the VM moves to another zone, the volume can't follow directly",
        ],
      },
      {
        cue: 'Who may fetch what',
        point: 'Keeps objects private, and gives access by signed links or a CDN',
        weight: 2,
        said: [
          'not a public bucket, the app hands out URLs that expire',
          'users upload directly with a presigned URL',
        ],
      },
      {
        cue: 'Saving over time',
        point: 'Uses lifecycle rules and storage classes to save on rarely read data',
        weight: 1,
        said: [
          'old pictures move to a colder class',
          'archive class is cheap but slow and charges for reading',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Object storage can simply be mounted as a disk for a database',
        said: ['I mount the bucket and put Postgres on it'],
        correction:
          'Objects are replaced as a whole, with higher latency and no file locks. Databases need block storage or a managed service.',
      },
      {
        belief: 'One volume can simply be attached to all five servers',
        said: ['I attach the same disk to every machine'],
        correction:
          'Ordinary file systems get corrupted when several machines write to one device. Sharing needs a network or cluster file system.',
      },
    ],
    sampleAnswer:
      "For photos I take object storage. They're written once, read often, there are millions, and I don't want to manage disks. Each is an object with a key; the app stores only the key in the database. The bucket stays private; uploads and downloads work by signed links that expire, or through a CDN that may read it. Photos nobody looks at after a year move to a colder class by a lifecycle rule, if the fee for reading doesn't eat the saving. PostgreSQL gets block storage, so a disk attached to that machine, because a database changes small pieces in the middle of files and waits for every flush; latency and guaranteed IOPS matter. Such a volume lives in one zone and normally belongs to one machine, so I take regular snapshots and backups that survive the zone. Honestly, I'd ask whether a managed database wouldn't be better. The shared folder is a case for a managed network file system such as NFS: all five mount it, and get paths, permissions and locks. It's slower and costs more per gigabyte than the others, so I'd put in it only what must be shared, and check whether object storage would do for the application.",
    criteria: ['Derives the choice from the access pattern', 'Mentions limits and costs of each'],
    followUps: [
      {
        question: 'How does a user upload a photo without sending it through your servers?',
        about: [4],
        answer:
          'The app checks the user, then returns a presigned URL valid for a few minutes for exactly one key, with limits on size and type. The browser uploads directly, and an event starts processing.',
      },
      {
        question:
          'The virtual machine with PostgreSQL must move to another zone. How does its data get there?',
        about: [3],
        answer:
          'Take a snapshot, create a volume from it in the target zone and attach it there; stop writes before the last snapshot. With less downtime, use a replica in the new zone and switch to it.',
      },
    ],
  },
]
