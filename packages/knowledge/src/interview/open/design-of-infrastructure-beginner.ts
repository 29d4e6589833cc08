import type { OpenQuestion } from '../open-question.ts'

export const designOfInfrastructureBeginner: readonly OpenQuestion[] = [
  {
    id: 'design-of-infrastructure-beginner-01',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['DevOps Engineer', 'Cloud Engineer', 'Site Reliability Engineer (SRE)', 'Security Engineer'],
    skills: ['Amazon VPC', 'Computer Networking', 'Cloud Security'],
    tags: ['network layout', 'subnets', 'admin access'],
    question:
      "Design the cloud network for a company's first product: a public web application, its database, two background workers that call outside services, a partner that needs one internal API, and eight employees who must administer it.",
    keyPoints: [
      {
        cue: 'Where you begin',
        point: 'Starts with questions and a list of who must talk to whom, before drawing subnets',
        weight: 3,
        essential: true,
        said: [
          'write down the flows: users to web, web to DB, workers to outside, partner to one API',
          'how many machines in two years, which regions, any offices to connect',
          'first the table of connections, then the network',
        ],
      },
      {
        cue: 'What faces the internet',
        point:
          'Puts only the entry points in public subnets, and application and database in private ones without public addresses',
        weight: 3,
        essential: true,
        said: [
          'just the load balancer faces the internet',
          'the DB has no route from outside at all',
          'three tiers, of which one is public',
        ],
      },
      {
        cue: 'Rules between the parts',
        point: 'Allows only the needed flows, by security groups that refer to each other',
        weight: 3,
        essential: true,
        said: [
          "the database accepts 5432 just from the app's group",
          "deny by default and open what's on the list",
          'groups as source instead of IP ranges',
        ],
      },
      {
        cue: 'How the network is laid out',
        point:
          'Spreads subnets over at least two zones, with an address range big enough and not overlapping others',
        weight: 2,
        said: [
          'each tier in two zones, /16 with room to grow',
          "pick a range which the office and partners don't use",
        ],
      },
      {
        cue: "The workers' calls outside",
        point: 'Gives outgoing access by NAT or private endpoints, without making the workers reachable',
        weight: 2,
        said: [
          'workers go out through NAT, nobody comes in',
          'fixed outgoing address, which the outside services can allow',
        ],
      },
      {
        cue: 'How employees get in',
        point:
          'Lets administrators in through an identity-based session or a VPN with multi-factor login, not by SSH open to the world',
        weight: 2,
        said: [
          'session manager with SSO, so port 22 is closed',
          'VPN plus personal accounts, with a log of who did what',
        ],
      },
      {
        cue: 'What the partner gets',
        point:
          'Exposes only that one API to the partner, with authentication, by private link or a gateway with limits',
        weight: 2,
        said: [
          'an API gateway with mutual TLS and a rate limit for them',
          "don't connect the two networks just for one API",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A private address makes a database secure enough',
        said: ["it's in the private subnet, so we don't need rules or passwords"],
        correction:
          'Anything broken into inside can reach it then. Rules per flow, encryption and credentials are needed inside as well.',
      },
      {
        belief: 'SSH on a different port protects the servers',
        said: ['we open SSH on port 2222, nobody finds it'],
        correction:
          'Scanners find it in minutes. Close it and use identity-based sessions or a VPN with multi-factor login.',
      },
    ],
    sampleAnswer:
      "I begin with who talks to whom, because the network follows from it. Users to the web on 443, web to the database, workers to the database and to outside services, the partner to one API, eight people for administration. I ask about growth, other networks and rules. The size is small, maybe 30 machines in two years, so addresses aren't scarce; I still take a /16 which the office and partner don't use, cut into /20 blocks with gaps. Two zones, each with a public subnet, an app subnet and a data subnet. Public has only the load balancer and the NAT gateway. App and workers have no public addresses; they go out by NAT with a fixed address, which outside services can allow, and reach object storage by a private endpoint. Security groups refer to each other: the database accepts its port from app and workers only, the app only from the balancer. The partner gets that one API at a gateway with mutual TLS and a rate limit, in place of a network connection, as I don't want their machines in our network. Administrators use sessions through single sign-on with multi-factor, recorded, so port 22 isn't open anywhere. Flow logs are on. Trade-offs: a NAT gateway in each zone costs twice, yet one zone's failure would else cut off the workers of both; with a tight budget I'd accept one for staging. How it fails: one zone is lost, the other carries on; a wrong rule locks us out, so everything is in code with review; single sign-on is down, hence two emergency accounts with hardware keys, whose use raises an alarm.",
    criteria: ['Flows before boxes', 'Least access for each party', 'Explains cost against resilience'],
    followUps: [
      {
        question:
          "The partner asks for a site-to-site VPN instead, since that's what they always do. What do you answer?",
        about: [6],
        answer:
          "It opens a network path to manage on both sides and needs non-overlapping addresses, for a single API. I'd offer the gateway or a private link; if it must be a VPN, then it ends in a separate segment with one allowed port.",
      },
      {
        question: "How do you find out that a worker sends data somewhere it shouldn't?",
        about: [4, 1],
        answer:
          'Flow logs show unusual destinations and volumes. Better, restrict egress: endpoints for storage with policies, a proxy or firewall that permits only listed domains, and an alert on denied attempts.',
      },
    ],
  },
  {
    id: 'design-of-infrastructure-beginner-02',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['DevOps Engineer', 'Cloud Engineer', 'Site Reliability Engineer (SRE)', 'Backend Developer'],
    skills: ['Containerization', 'System Administration', 'Docker'],
    tags: ['shared hosting', 'isolation', 'patching'],
    question:
      'An agency runs 30 small customer sites, each on its own hand-made virtual machine, mostly idle, with different language versions. Two administrators spend their weeks patching. Design common hosting for them.',
    keyPoints: [
      {
        cue: 'What you find out first',
        point:
          'Asks for numbers and duties: traffic, data, promised availability, contracts, what takes the time today',
        weight: 3,
        essential: true,
        said: [
          'which sites earn money, what did we promise, how much CPU do they really use',
          'measure the 30 machines for two weeks first',
          'is there personal data, and must any customer be kept apart',
        ],
      },
      {
        cue: 'How sites share machines',
        point:
          'Packs each site in its own container with limits, running on a few shared hosts or a managed container platform',
        weight: 3,
        essential: true,
        said: [
          'one image per site, so that PHP 7 and Node 20 can live side by side',
          'three hosts instead of thirty, since they idle at two percent',
          "memory and CPU limits so one can't eat the others",
        ],
      },
      {
        cue: "One customer's break-in",
        point: 'Separates customers: own database user, secrets, storage and network rules for each',
        weight: 3,
        essential: true,
        said: [
          "if one site gets hacked, it mustn't read the other's data",
          'each has its own credentials and schema',
          'containers without root and without access to neighbors',
        ],
      },
      {
        cue: 'One entrance for all sites',
        point: 'Routes by host name through a reverse proxy with automatic certificates',
        weight: 2,
        said: ["Traefik or Caddy in front with Let's Encrypt", 'one entry for all domains, TLS by itself'],
      },
      {
        cue: "The two administrators' weekly work",
        point: 'Automates patching by rebuilding images and rolling host updates',
        weight: 2,
        said: [
          'weekly rebuild with the new base image and a quick check per site',
          'hosts get replaced one after the other',
        ],
      },
      {
        cue: 'When one site loses data',
        point: 'Backs up each site separately, so that one can be restored alone, and tests it',
        weight: 2,
        said: [
          'restore customer 12 without touching the other 29',
          'database and uploads per site, copied elsewhere',
        ],
      },
      {
        cue: 'Getting there from today',
        point: 'Migrates in waves, easy ones first, with a way back and an honest look at bad ones',
        weight: 2,
        said: [
          'five simple sites first, then learn',
          'the old VM stays for two weeks, switched off',
          "outdated software that can't be patched gets isolated or retired",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Containers isolate customers as well as separate virtual machines',
        said: ['containers are like small VMs, so isolation is the same'],
        correction:
          "They share the host's kernel. Reduce rights, patch the host, and give customers with high needs their own machine.",
      },
      {
        belief: 'One strong server for all thirty sites is safe enough',
        said: ['put everything on one big machine'],
        correction:
          'Then each reboot or fault takes down all 30 customers. At least two hosts or a managed platform keep maintenance possible.',
      },
    ],
    sampleAnswer:
      'I\'d measure two weeks and ask what was promised. Assume 30 sites with together 20 requests a second, each machine at two percent CPU and one gigabyte of memory in use. So 30 gigabytes and a handful of cores carry everything. Promised is "office hours," and four shops must not be down in the evening. Design: every site becomes an image with its language version, one container or two with limits on memory and CPU, on a managed container service, or, if cost rules, on three hosts with 16 gigabytes each, of which two can carry all. In front is a reverse proxy that routes by name and gets certificates automatically. Databases move to one managed instance, with a database and user for each customer; uploads to object storage with a prefix and credentials for each. Containers run without root, and the network forbids talking to neighbors, because sooner or later one gets hacked through an old plugin. Images are rebuilt weekly on patched bases, a check loads each front page, and deployment rolls on; hosts are replaced monthly one by one. Backups per site, so we can restore one customer alone, and a random one is restored every week. Migration in waves: five simple ones, then the shops, with old machines kept off for two weeks. Trade-offs: sharing saves perhaps 70 percent and most of the patching, but a host failure touches ten sites; and containers share a kernel, so a customer with medical data keeps a machine of its own. How it fails: one database for all is the largest common risk, so it has a standby; a site that leaks memory only kills itself.',
    criteria: [
      'Measures before consolidating',
      'Weighs density against common failure',
      "Frees the administrators' time",
    ],
    followUps: [
      {
        question:
          'One site is broken into through an old plugin. What can the attacker reach in your design?',
        about: [2, 1],
        answer:
          "That container without root, its own database and files, and permitted outgoing traffic. Not neighbors, the host's socket or others' credentials. We replace the container from its image, restore its data and rotate its secrets.",
      },
      {
        question: 'A site needs a language version without security updates. What do you do?',
        about: [6],
        answer:
          "Tell the customer with a date and an offer to upgrade. Until then isolate it: own machine or stricter sandbox, a web application firewall, no outgoing traffic but what's needed. If it stays, it's out of the shared hosting.",
      },
    ],
  },
  {
    id: 'design-of-infrastructure-beginner-03',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['DevOps Engineer', 'Cloud Engineer', 'Site Reliability Engineer (SRE)', 'Backend Developer'],
    skills: ['Backup and Restore', 'PostgreSQL', 'Disaster Recovery'],
    tags: ['recovery objectives', 'restore test', 'retention'],
    question:
      "Design backup and restore for a 200 GB PostgreSQL database of a clinic's appointment system. Today there is a nightly dump onto the same server. What do you ask, and what do you build?",
    keyPoints: [
      {
        cue: 'What you ask the clinic',
        point:
          'Asks how much data may be lost and how long restoring may take, and derives the design from it',
        weight: 3,
        essential: true,
        said: [
          'how many minutes of appointments can the clinic lose, how long may it stand still',
          'RPO and RTO first',
          'a nightly dump means losing up to a day, is that OK',
        ],
      },
      {
        cue: 'Where copies live',
        point:
          'Keeps copies away from the server, with one in another place and account, protected from deletion',
        weight: 3,
        essential: true,
        said: [
          'a fire or an attacker would take the database and the dump together',
          'another region and other credentials, with object lock',
          'three copies, two kinds of storage, one elsewhere',
        ],
      },
      {
        cue: 'How you know it works',
        point: 'Tests restores regularly, automatically and with a check of the content, and takes the time',
        weight: 3,
        essential: true,
        said: [
          'restore every week on a fresh machine and count the rows',
          'a backup that was never restored is just a hope',
        ],
      },
      {
        cue: 'Losing minutes, not a day',
        point:
          'Combines base backups with continuous archiving of the write-ahead log, for point-in-time recovery',
        weight: 2,
        said: [
          'archive WAL all the time so I can go to the minute before the mistake',
          'a full copy weekly plus the logs',
        ],
      },
      {
        cue: 'Protecting what is in them',
        point: "Encrypts backups and restricts access, since it's health data, with keys kept separately",
        weight: 2,
        said: [
          'encryption, and few people who may read',
          "the key mustn't lie only on the server that burns",
        ],
      },
      {
        cue: 'How long copies live',
        point: 'Defines retention and deletion according to rules and cost',
        weight: 2,
        said: ['days for two weeks, then weekly, monthly for a year', 'old ones move to cheaper storage'],
      },
      {
        cue: 'Noticing a silent failure',
        point: 'Alerts when a backup fails, is missing, too small or too old',
        weight: 2,
        said: [
          "an alarm if there's been no successful one for 26 hours",
          "check age and size, as silence isn't success",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A replica is a backup',
        said: ["we have a hot standby so that's our backup"],
        correction:
          'A replica repeats every mistake in seconds. It shortens outages; only a backup with history undoes deletion.',
      },
      {
        belief: 'If the backup job ends successfully, restoring works',
        said: ['the job is green every night'],
        correction:
          'The job may save the wrong or an empty thing, or the key is missing. Only a restore with checks proves it.',
      },
    ],
    sampleAnswer:
      "I start with two questions for the clinic: how many minutes of appointments may be lost, and how long can they work on paper? Suppose at most five minutes and two hours. A nightly dump can lose a day, and on the same server it dies with it, so neither is met. The size is friendly: 200 GB at 200 MB a second reads in about 17 minutes, so with replaying logs, two hours are realistic. The design: a base backup each night with a tool like pgBackRest, and continuous archiving of the write-ahead log, at least every minute, to object storage. So I can restore to any moment, even just before a wrong delete. Copies: one in the same region for speed, another in a different region and in an account with other credentials, with object lock so that ransomware can't delete it. All is encrypted, because it's health data, and the key is stored apart, also reachable when the server is gone. Retention: daily for two weeks, weekly for three months, monthly as long as their rules demand. A job restores the newest backup every week on a fresh machine, runs checks such as rows and newest appointment, and records the duration. Alerts fire if the newest is older than 26 hours, archiving lags, or the size jumps. Trade-off: archiving and a second copy cost some storage, which is cheap here; a standby would come in addition, not instead. How it fails: the key is lost, the test covers only data but not the application's configuration, or nobody knows the steps; hence a runbook, and twice a year a person who didn't write it restores everything.",
    criteria: ['Objectives before technology', 'Restoring is the aim, not backing up', 'Considers attackers'],
    followUps: [
      {
        question: "At 10:42 someone deletes all appointments of July. It's noticed at 11:30. What do you do?",
        about: [3],
        answer:
          'Restore to 10:41 into a second instance, so that the new entries since then stay in production, and copy the deleted rows back from there. Restoring the whole database would lose 48 minutes of valid work.',
      },
      {
        question: "An attacker has the administrator's password for the servers. What protects your backups?",
        about: [1],
        answer:
          'They lie in another account with its own credentials; the server may only add, not delete, and object lock forbids deletion for the retention time, even by admins. Alerts report changes of settings.',
      },
    ],
  },
  {
    id: 'design-of-infrastructure-beginner-04',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['DevOps Engineer', 'Cloud Engineer', 'Site Reliability Engineer (SRE)', 'Backend Developer'],
    skills: ['Logging', 'Observability', 'ELK Stack'],
    tags: ['central logs', 'retention', 'structured logging'],
    question:
      'Twenty servers and six services write logs to local files, and finding an error means logging in to each. Design central logging for a company with two operations people.',
    keyPoints: [
      {
        cue: 'What you clarify first',
        point: 'Asks about volume, retention, searching needs and sensitive data, and estimates the amount',
        weight: 3,
        essential: true,
        said: [
          'how many gigabytes a day, how long must we keep them, who searches',
          '20 servers at half a gigabyte is ten a day, 300 a month',
          'is there personal data in the logs',
        ],
      },
      {
        cue: 'The path of a log line',
        point:
          'Has an agent on each machine that collects, buffers and ships logs to a central store with search',
        weight: 3,
        essential: true,
        said: [
          'Fluent Bit or Vector reads files and journal and sends them on',
          'collector on every host, index in the middle, UI on top',
          'services write to stdout, and the agent does the rest',
        ],
      },
      {
        cue: 'What a line looks like',
        point: 'Agrees on structured logs with time, level, service and request id',
        weight: 2,
        said: [
          'JSON lines with the same fields everywhere',
          'one id per request, so that I can follow it through all services',
        ],
      },
      {
        cue: 'When the central part fails',
        point:
          'Buffers on disk and limits, so that a failing log store neither loses all nor stops applications',
        weight: 2,
        said: [
          'the agent keeps a few hours on disk if the center is down',
          'logging must never block the app',
        ],
      },
      {
        cue: 'What must not be readable',
        point: 'Removes or masks secrets and personal data and restricts who may read',
        weight: 2,
        said: [
          'no passwords or tokens in the logs, filter them at the source',
          'access by role, because logs contain customer data',
        ],
      },
      {
        cue: 'How long you keep them',
        point: 'Sets retention by tiers: some weeks searchable, then cheap archive, then deletion',
        weight: 2,
        said: ['14 days hot and a year in object storage', 'delete automatically after the time'],
      },
      {
        cue: 'Who operates it',
        point: 'Weighs a managed service against running it, given two people',
        weight: 2,
        said: [
          "two people shouldn't operate an Elasticsearch cluster",
          'pay for hosted or use something light like Loki',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Log everything at debug level, storage is cheap',
        said: ['we log all, so we surely have what we need'],
        correction:
          'Volume costs money and hides what matters. Choose levels and retention; turn on debug for a short time where needed.',
      },
      {
        belief: 'The application should send its logs directly and wait for the log server',
        said: ['each service writes synchronously to the central server'],
        correction:
          'Then a slow log store stops your services. Write locally or to stdout, and let an agent ship asynchronously.',
      },
    ],
    sampleAnswer:
      "I ask how much there is, how long it must be kept, who searches it and whether it holds personal data. I estimate: 20 servers with half a gigabyte a day are about 10 GB, so 140 GB for two weeks searchable and about 3.6 TB raw a year, much less compressed. That's small. With two people I wouldn't run a large search cluster; I'd take a hosted service, or Loki with object storage, which indexes only labels and is cheap and simple. We give up some speed in full-text search. The path: services write JSON lines to stdout or a file, with time, level, service, version and request id, the same names everywhere. An agent per server, such as Fluent Bit, adds the host, masks tokens and email addresses, buffers on disk and sends over TLS. The center stores and offers search. The request id is created at the entrance and passed on to all six services, so I follow one request with one search. Retention is 14 days hot, a year compressed in object storage, then deletion. Developers may read their services; security logs are seen by fewer people. Alerts: error rate per service, and a host that sends nothing for ten minutes. How it fails: the center is down, then agents keep some hours on disk with a limit, so the disk doesn't fill, and drop the oldest after that; the app is never blocked. A service that suddenly logs a hundred times as much is throttled per service and reported. I'd begin with the two most painful services, then the rest.",
    criteria: ['Estimates volume', 'Protects applications from the logging', 'Realistic for two people'],
    followUps: [
      {
        question: 'The log store is down for five hours. What happens in your design?',
        about: [3],
        answer:
          'Agents buffer on disk up to their limit and send afterward, with back-off. If the buffer is too small, the oldest or least important is dropped and counted. Applications keep running, and an alert reports the backlog.',
      },
      {
        question: 'How do you find all lines for one failed customer order?',
        about: [1, 2],
        answer:
          'By its request or order id, which every service writes as a field and passes on in headers. One search over all services sorted by time shows the path.',
      },
    ],
  },
  {
    id: 'design-of-infrastructure-beginner-05',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['DevOps Engineer', 'Site Reliability Engineer (SRE)', 'Cloud Engineer'],
    skills: ['Monitoring', 'Prometheus', 'Grafana'],
    tags: ['alerting design', 'service health', 'on call'],
    question:
      'A company has 15 services in two regions and learns of outages from customers. Design monitoring and alerting, including who is told what and when.',
    keyPoints: [
      {
        cue: 'What you start from',
        point: 'Starts from users: which journeys matter, and what counts as working, with a target',
        weight: 3,
        essential: true,
        said: [
          'what are the five things customers must be able to do',
          'define good: 99.5 percent of logins under a second',
          'ask support which failures hurt the most',
        ],
      },
      {
        cue: 'What every service reports',
        point:
          'Collects request rate, errors and latency from every service, in the same way, plus resources and dependencies',
        weight: 3,
        essential: true,
        said: [
          'a common library exposes the same metrics for all 15',
          'traffic, errors, duration and saturation',
          'uniform names, so that one dashboard fits all',
        ],
      },
      {
        cue: 'Seeing what customers see',
        point: 'Adds checks from outside the own infrastructure that walk through the main journeys',
        weight: 3,
        essential: true,
        said: [
          'a probe from another provider logs in and buys a test item each minute',
          'customers come from the internet, so test from there',
          'blackbox checks tell us before they do',
        ],
      },
      {
        cue: 'Who is told what',
        point:
          'Defines who gets paged for what, urgent symptoms against tickets, with escalation if nobody reacts',
        weight: 2,
        said: [
          'page only for users affected, the rest goes into the ticket queue',
          'after ten minutes without answer, call the second person',
        ],
      },
      {
        cue: 'What people open at night',
        point: 'Provides dashboards from overview to detail, and links alerts to runbooks',
        weight: 2,
        said: ['one page for all services, then one per service', 'each alert links to the first steps'],
      },
      {
        cue: 'Monitoring in an outage',
        point:
          'Makes the monitoring itself survive: one per region, watching each other, heartbeat to an outside service',
        weight: 2,
        said: ['if region A dies, its monitoring dies with it', "a dead man's switch outside"],
      },
      {
        cue: 'Getting there',
        point: 'Introduces it step by step, and reviews alerts after the first weeks',
        weight: 2,
        said: ['first the three important services, then the rest', 'tune thresholds with real data'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'CPU and memory alerts on all servers will tell when customers have a problem',
        said: ['we alert if CPU is over 80 percent on any host'],
        correction:
          'Customers may suffer with idle CPUs, for example because of a broken login. Alert on what they experience; use resources for diagnosis.',
      },
      {
        belief: 'Monitoring in the same region and cluster as the services is enough',
        said: ['it runs in our cluster next to the apps'],
        correction:
          'When the cluster or region fails, the monitoring fails at the same moment and stays silent. Something outside has to notice.',
      },
    ],
    sampleAnswer:
      "I'd begin with users: which five journeys matter? Say login, search, order, payment, and order status. For each we agree when it's good: for instance 99.5 percent of logins succeed in under a second. Who's on duty, and what's the load? Take 15 services with 4 instances each in two regions: 120 instances times 500 series are 60,000 series, which a single Prometheus handles easily. So one per region, keeping two weeks, and a Grafana with both. Each service uses the same small library and exposes requests, errors and duration by endpoint; exporters add databases, queues and hosts. From outside, a probing service at another provider walks through the journeys each minute from three places. Alerts: a page if a journey misses its target clearly for five minutes, or the outside probe fails from two places. What can wait, such as a disk that's full in four days, becomes a ticket. Pages go to the service's owner, after ten minutes to a second person, then to the lead; support gets a status message automatically. Each alert links to a dashboard and a short runbook. Trade-offs: probing from outside costs a little and can give false alarms, so two places must agree; running Prometheus ourselves costs time, a hosted one would cost more money. How it fails: a region with its Prometheus disappears, so each watches the other, and a heartbeat goes to an outside service that rings when it stops. I start with login and payment, and after two weeks we review every page and adjust.",
    criteria: ['Users before machines', 'Estimates size', "Monitoring doesn't depend on what it monitors"],
    followUps: [
      {
        question: "How does a dead man's switch work?",
        about: [5],
        answer:
          'An alert that always fires is sent every minute to an outside service. If it stays away for some minutes, that service calls someone, since then monitoring or the alert path is broken.',
      },
      {
        question:
          'A page comes at night because of high CPU on one host, and users notice nothing. What do you change?',
        about: [3],
        answer:
          'It becomes a dashboard value or a ticket. CPU matters for diagnosis or a forecast; only the effect on users, like latency above the target, justifies waking someone.',
      },
    ],
  },
  {
    id: 'design-of-infrastructure-beginner-06',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Cloud Engineer', 'DevOps Engineer', 'Site Reliability Engineer (SRE)', 'Full Stack Developer'],
    skills: ['Content Delivery Networks', 'Amazon S3', 'Web Performance'],
    tags: ['static hosting', 'caching', 'media delivery'],
    question:
      "Design the delivery of a school publisher's website and learning videos: 30,000 pupils, mostly from 8 to 12 in the morning, over several countries. Today one server streams everything, and mornings are unusable.",
    keyPoints: [
      {
        cue: 'What the numbers say',
        point:
          "Estimates the traffic: simultaneous viewers times bit rate, to see that one server can't do it",
        weight: 3,
        essential: true,
        said: [
          "if 5,000 watch at once with three megabits, that's 15 gigabits",
          "a single server's line with a gigabit is the bottleneck",
          'pupils times share times rate gives the peak',
        ],
      },
      {
        cue: 'Who sends the videos',
        point: 'Puts videos and static files in object storage, delivered by a CDN near the viewers',
        weight: 3,
        essential: true,
        said: [
          'origin in a bucket, edge caches in each country',
          'the server no longer sends videos at all',
          'CDN in front, since the same films are watched by whole classes',
        ],
      },
      {
        cue: 'Pupils with slow lines',
        point: 'Encodes videos in several qualities and segments, so players adapt to the line',
        weight: 2,
        said: ['HLS with 360, 720 and 1080', 'slow school networks get a lower bitrate rather than stalling'],
      },
      {
        cue: 'How long copies stay valid',
        point: 'Sets caching rules: versioned names with long lifetimes for assets, short ones for pages',
        weight: 2,
        said: ['hash in the filename and cache for a year', 'HTML only a minute so updates show quickly'],
      },
      {
        cue: 'Who may watch',
        point: 'Protects paid content by signed links or cookies with expiry, with the bucket private',
        weight: 2,
        said: ['the app signs the URL for logged-in pupils', 'nobody can read the bucket directly'],
      },
      {
        cue: 'What stays on servers',
        point: 'Keeps dynamic parts, such as login and progress, on small redundant app servers',
        weight: 2,
        said: [
          'only the API stays on servers, two of them behind a balancer',
          "what's personal isn't cached",
        ],
      },
      {
        cue: 'What may fail or cost',
        point: 'Names failures and costs: egress price, cache misses at the origin, provider outage',
        weight: 2,
        said: [
          'cost is mainly gigabytes delivered, so calculate it',
          'when all open a new film at eight, the cache has to collapse requests',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A bigger server with a faster line is the right answer',
        said: ["I'd just rent a larger machine"],
        correction:
          'It stays one place, one line and one failure. Copies near the viewers cut both load and distance.',
      },
      {
        belief: 'A CDN automatically knows when content has changed',
        said: ['we upload the new file, the CDN updates itself'],
        correction:
          'It serves its copy until the lifetime ends or you invalidate it. Versioned names avoid old content.',
      },
    ],
    sampleAnswer:
      "How many watch at once, which quality, which countries, is content paid, how often does it change? Assume that at most a sixth of the 30,000 watch at the same time: 5,000 at about 3 megabits each, so 15 gigabits a second. A server with a one-gigabit line can never do that, whatever its CPU. Per morning, if 10,000 pupils watch 20 minutes, it's about 450 megabytes each, so 4.5 terabytes a day; at some cents per gigabyte, that's the main cost, and we'd negotiate a volume price. The design: videos are uploaded to a private bucket, a job encodes them in three qualities as segments of a few seconds, so the player adapts to the school's network. A CDN delivers them from places near the pupils, and since whole classes see the same film, the hit ratio should be over 95 percent. The website's static files have hashed names and are cached for a year; HTML for a minute. Login, progress and tests stay on two small app servers behind a load balancer with a managed database in two zones; personal answers aren't cached. For paid content, the app sets a signed cookie after login, valid for some hours, and only the CDN may read the bucket. Trade-off: a signed cookie can be shared for a while, which I accept for school videos. How it fails: a new film at 8:00 sharp misses everywhere, so I use an origin shield that collapses equal requests, and preload the day's films. If the CDN fails, videos are gone while login works; a second CDN would be possible but not worth it at first.",
    criteria: ['Calculates bandwidth', 'Separates static from dynamic', 'Cost appears as a design number'],
    followUps: [
      {
        question:
          'A teacher corrects a worksheet, but the pupils still see the old one. Why, and what do you do?',
        about: [3],
        answer:
          'Caches and browsers keep the old copy for its lifetime. Publish it under a new, versioned name which the page refers to, with the page itself cached only briefly; invalidate the old one if needed.',
      },
      {
        question: 'Why not simply make the bucket public and use long random names?',
        about: [4],
        answer:
          'Links get shared and stay valid forever, and the bucket can be read past the CDN, which costs and evades access control. Signed access that expires limits both.',
      },
    ],
  },
  {
    id: 'design-of-infrastructure-beginner-07',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['DevOps Engineer', 'Cloud Engineer', 'Site Reliability Engineer (SRE)', 'Security Engineer'],
    skills: ['Secrets Management', 'HashiCorp Vault'],
    tags: ['secret storage', 'rotation', 'access control'],
    question:
      'A start-up with six services and twelve people keeps passwords in `.env` files, a chat channel and one wiki page. Design how they handle secrets from now on, without hiring anyone.',
    keyPoints: [
      {
        cue: 'What you do first',
        point: 'Takes stock first: which secrets exist, who and what uses them, which are the most dangerous',
        weight: 3,
        essential: true,
        said: [
          'list them all, with owner and use, production database and payment keys first',
          'what do we have, from chat to laptops',
          'sort by the damage they could cause',
        ],
      },
      {
        cue: 'Where they are kept from now',
        point: 'Uses one managed secret store with access per service and per person, and audit',
        weight: 3,
        essential: true,
        said: [
          "the cloud's secrets manager, since nobody has time to run Vault",
          'each service may read only its own',
          'every read is logged',
        ],
      },
      {
        cue: 'How services get them',
        point:
          'Lets services fetch secrets by their platform identity at run time, so there is no first secret in a file',
        weight: 3,
        said: [
          "the container's role allows reading, no password for the password",
          'workload identity at start, in memory and not on disk',
          'the deployment injects them from the store',
        ],
      },
      {
        cue: 'What already lay around',
        point: 'Rotates everything that lay in chat, wiki or Git, as it counts as exposed',
        weight: 3,
        said: ["moving isn't enough, change them all", 'old ones must be made invalid'],
      },
      {
        cue: 'What people use',
        point: 'Gives people their own accounts through single sign-on and a password manager for the rest',
        weight: 2,
        said: [
          "humans shouldn't know the production password",
          'personal logins with MFA rather than a shared one',
        ],
      },
      {
        cue: 'Development versus production',
        point: 'Separates environments, and gives developers harmless values for local work',
        weight: 2,
        said: ['dev keys never open prod', 'a sample env file with dummy values'],
      },
      {
        cue: 'Leavers, outages and other bad days',
        point:
          'Plans an emergency and daily care: what if the store is down, who leaves, how a secret is replaced',
        weight: 2,
        said: [
          "services keep the loaded value, so a short outage doesn't matter",
          'a checklist for leavers with rotation',
          'scanner in Git to stop the next leak',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'An encrypted wiki page or private channel is a secret store',
        said: ['the channel is private, only we are in it'],
        correction:
          "There's no access per secret, no record of who read it, no rotation, and copies remain with everyone who ever joined.",
      },
      {
        belief: 'One must run Vault oneself to be secure',
        said: ['we need our own Vault cluster first'],
        correction:
          "Vault needs operation, unsealing and upgrades. For a dozen people, the provider's managed store usually gives more security for less work.",
      },
    ],
    sampleAnswer:
      "First the requirements: twelve people, six services, one cloud, nobody to operate anything, probably some rules by customers. I'd guess 60 secrets: database passwords, payment and mail keys, signing keys, some certificates. Reads are tiny, six services with three instances at start, so load plays no role; ease of use does. I list them, with owner and damage, payment and production database first. The design: the provider's managed secret store, as running Vault with twelve people would itself be a risk. Each service has a platform identity that may read only its path, for instance production/billing. It fetches values at start and keeps them in memory, so there's no password for getting passwords. Production, staging and development are separate accounts, and development values open nothing real; new developers get a sample file with dummies. People sign in by single sign-on with multi-factor and personal database accounts; what truly must be shared goes in a team password manager. Then, and this is the actual work, everything that lay in the chat, wiki or Git is rotated, the most dangerous in the first week, because moving a leaked key doesn't unleak it. A scanner in CI stops new ones. Trade-offs: a managed store ties us a bit to the provider; fetching at start means a rotated value needs a restart, which I accept, as it can be automated. How it fails: the store is down, then running services go on, only new ones can't start; someone leaves, then a checklist closes the account and rotates what they knew; the cloud admin account is stolen, so that one has hardware keys, and alerts tell us about unusual reads.",
    criteria: [
      'Fit for twelve people',
      'Rotation as part of the move',
      'Identity rather than another password',
    ],
    followUps: [
      {
        question: 'How does a service prove to the store who it is?',
        about: [2],
        answer:
          "The platform gives it a short-lived, signed identity, such as the instance's role or the pod's service account token. The store checks this and the policy, so no stored password is needed.",
      },
      {
        question: 'Why must keys be rotated although nobody outside the team saw the channel?',
        about: [3],
        answer:
          "You can't know who saw or copied it: former members, bots, exports, stolen laptops. New keys make all old copies worthless, and it also shows which systems really use them.",
      },
    ],
  },
  {
    id: 'design-of-infrastructure-beginner-08',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['DevOps Engineer', 'Cloud Engineer', 'Site Reliability Engineer (SRE)'],
    skills: ['Terraform', 'Infrastructure as Code', 'Environment Management'],
    tags: ['environments', 'modules', 'code review'],
    question:
      'Development, staging and production of a product were clicked together over two years and differ everywhere. Design how these three environments should be built and kept alike, for a team of eight.',
    keyPoints: [
      {
        cue: 'What describes all three',
        point:
          'Describes infrastructure as code in shared modules, with only values differing for each environment',
        weight: 3,
        essential: true,
        said: [
          'the same Terraform modules three times with different variables',
          "size and names differ, the structure doesn't",
          'one blueprint, three sets of parameters',
        ],
      },
      {
        cue: 'What keeps them apart',
        point: 'Separates environments by account or project, with separate state and rights',
        weight: 3,
        essential: true,
        said: [
          "prod is in another account so a mistake in dev can't hit it",
          'three states, three credentials',
          'nobody can destroy production from a test pipeline',
        ],
      },
      {
        cue: 'The way of a change',
        point:
          'Applies changes through review and a pipeline: plan in the pull request, then dev, staging, production in order',
        weight: 2,
        said: [
          'a colleague sees what would change before it is merged, and then a job does it',
          'same change travels through the stages',
        ],
      },
      {
        cue: "From today's state to the target",
        point:
          'Takes over the existing resources step by step by import or planned replacement, not all at once',
        weight: 2,
        said: ["import what's there until the plan is empty", 'rebuild stateless parts, import the database'],
      },
      {
        cue: 'Where they may differ',
        point: 'Lists deliberate differences, such as size, redundancy, data, and says why',
        weight: 2,
        said: ['staging is smaller but has the same kinds of things', 'no real customer data outside prod'],
      },
      {
        cue: 'Keeping them alike',
        point: 'Prevents drift by read-only console and a regular plan',
        weight: 2,
        said: ['no clicking in production except emergencies', 'nightly check that reality equals code'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Environments must be identical in every respect',
        said: ['staging has to have exactly as many servers as prod'],
        correction:
          "Alike in structure and versions, yes; size may differ for cost. What differs should be written down, since it's not tested there.",
      },
      {
        belief: 'Copying the folder per environment keeps them alike',
        said: ['I copy the prod code to staging and adjust it'],
        correction: 'Copies drift apart with each edit. Shared modules with parameters keep one truth.',
      },
    ],
    sampleAnswer:
      "I'd ask what hurts most, what's in there, how much downtime is allowed, and who needs which access. Let's assume about 150 resources in each environment, a web tier, a database, queues, and releases several times a week. My aim is measurable: staging can be deleted and rebuilt in an hour, and the code's plan for production is empty. The design: a repository with modules for network, database, services and monitoring, versioned, and per environment a thin folder with values only: sizes, names, number of copies. Each environment lives in its own cloud account, with separate state, locking, and a pipeline role that can only touch that one. A change begins as a pull request; the plan for all three is shown there, a colleague approves, then it goes to development, staging, and after an approval, production. For getting there, I don't rebuild everything at once. Development is built new from code, which shows what's missing. Then staging. In production, stateless parts are replaced piece by piece, and the database is imported until the plan shows no changes, with deletion protection. Deliberate differences are listed: staging has smaller machines and one standby less, and invented data in place of patient or customer data. Against drift, people only read in production's console, with a logged emergency role, and a plan runs nightly. Trade-offs: modules shared by all mean that an error in one can reach production, so versions are pinned and move through the stages. Three accounts cost some extra. How it fails: state is lost or corrupted, thus versioned storage; an apply breaks halfway, so changes are small; emergencies by hand are brought back into code the next day.",
    criteria: [
      'A path from here, not only a target picture',
      'Limits the damage of mistakes',
      'Names accepted differences',
    ],
    followUps: [
      {
        question: 'How do you take over the production database without risk?',
        about: [3],
        answer:
          'Write the code to match, import it, and adjust until the plan shows no change at all. Deletion protection and `prevent_destroy` first, a fresh backup, and a second person reading the plan. Nothing real is changed by that.',
      },
      {
        question:
          'Staging has one small database, production a large cluster. Which errors will staging not show?',
        about: [4],
        answer:
          'Those of size and redundancy: slow queries with real data volumes, failover behavior, replication lag, connection limits. So run load tests with production-like data at times and rehearse failovers there.',
      },
    ],
  },
  {
    id: 'design-of-infrastructure-beginner-09',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Cloud Engineer', 'Site Reliability Engineer (SRE)', 'DevOps Engineer', 'Backend Developer'],
    skills: ['Auto Scaling', 'Capacity Planning', 'Elastic Load Balancing'],
    tags: ['scaling policy', 'peak load', 'warm up'],
    question:
      'A canteen ordering app gets 40 requests a second normally and 600 between 11:30 and 12:15. It runs on twelve fixed servers, which are idle most of the day. Design its autoscaling.',
    keyPoints: [
      {
        cue: 'How many servers you need',
        point: 'Calculates the needed instances from measured capacity per instance, with reserve',
        weight: 3,
        essential: true,
        said: [
          'one server bears about 60 a second, so ten at lunch plus reserve, two at night',
          'load test one instance to know its limit',
          '600 divided by capacity, and spare for one failing',
        ],
      },
      {
        cue: 'When it scales',
        point: 'Scales by schedule before the known peak and by load for the rest',
        weight: 3,
        essential: true,
        said: [
          'at 11:15 it goes to ten already, since we know lunch comes',
          'scheduled plus target tracking on CPU or requests',
          'reactive alone is too late for such a steep rise',
        ],
      },
      {
        cue: 'What the app must bring along',
        point: 'Checks that the application can be scaled: stateless, quick start, clean shutdown',
        weight: 3,
        said: [
          'sessions out of the instance, files too',
          'a server has to be ready in a minute, so bake the image',
          'when scaling in, finish the running requests first',
        ],
      },
      {
        cue: 'The parts behind it',
        point: "Checks the database and other dependencies, which don't scale along",
        weight: 2,
        said: [
          'ten servers with 20 connections each are 200, can the DB do that',
          'the payment provider has a limit as well',
        ],
      },
      {
        cue: 'Bounds and pace',
        point: 'Sets minimum, maximum and cooldown, to avoid flapping and runaway cost',
        weight: 2,
        said: ['at least two in different zones, at most 16', 'scale out fast, scale in slowly'],
      },
      {
        cue: 'The signal you scale on',
        point: 'Chooses a metric that follows demand, such as requests per instance, CPU, or queue length',
        weight: 2,
        said: [
          'requests per target is better than memory',
          "memory doesn't fall after load, so it's a bad signal",
        ],
      },
      {
        cue: "The day it doesn't suffice",
        point: "Says what happens if it fails or isn't enough: degraded service, limits, alerts",
        weight: 2,
        said: ['shed load with a friendly message rather than crash', 'alert if we sit at the maximum'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Autoscaling reacts immediately to any rise in load',
        said: ['when load comes, it adds servers at once'],
        correction:
          'Metrics take a minute or more, starting and warming up another few. A steep, known peak needs capacity beforehand.',
      },
      {
        belief: 'If the app servers scale, the whole system scales',
        said: ['we just let it go to 50 servers'],
        correction:
          'They all press on the same database and partners. More instances can make it collapse sooner.',
      },
    ],
    sampleAnswer:
      "First I ask how steep the rise is and what one instance bears. Let's say a load test shows 75 requests a second per instance at good latency. I plan with 60. At the peak I need ten, plus two so a failure or a zone doesn't hurt, so twelve; at 40 a second one would do, but I keep two in different zones. That's two for about 22 hours and twelve for less than two, so about 65 instance hours a day instead of 288. The rise from 40 to 600 in a few minutes is too steep for reacting only: metrics, decision, boot and warm-up take three to five minutes. So a schedule sets the minimum to twelve at 11:15 on working days and back at 12:30. On top, target tracking on requests per instance, for surprises. Out fast, in slowly, with a maximum of 20 as protection against cost. The app has to fit: sessions in Redis, an image with everything baked in, so it's ready in about 45 seconds, a readiness check that turns green only after warm-up, and draining of running requests when scaling in. Then the database: 20 instances times 15 connections are 300; I set smaller pools or put a pooler in, and the menu, the same for everyone, is cached for a minute, which takes away most reads. Trade-off: the schedule wastes some on holidays. How it fails: no new instance can be started, so the base for lunch is there early; a bad image never gets ready, then old ones stay; at the maximum, an alert fires and the app limits ordering politely and keeps the menu running.",
    criteria: [
      'Measured capacity, then arithmetic',
      'Sees the steep known peak',
      'Looks at the parts behind',
    ],
    followUps: [
      {
        question: 'The number of instances jumps up and down every few minutes. What do you change?',
        about: [4],
        answer:
          'Longer cooldown for scaling in, a target with some distance, a metric averaged over a few minutes, and larger minimum at those times. Also check whether new instances look overloaded while they warm up.',
      },
      {
        question:
          'During the peak, latency rises although instances are at 30 percent CPU. Where do you look?',
        about: [3],
        answer:
          'At what they wait for: database connections, slow queries, locks, the payment provider. More instances would add pressure. Check pool wait times and the database first.',
      },
    ],
  },
  {
    id: 'design-of-infrastructure-beginner-10',
    type: 'system_design',
    difficulty: 'beginner',
    roles: [
      'DevOps Engineer',
      'Site Reliability Engineer (SRE)',
      'Backend Developer',
      'Cloud Engineer',
      'Data Engineer',
    ],
    skills: ['Automation', 'cron', 'Monitoring'],
    tags: ['scheduled jobs', 'retries', 'idempotency'],
    question:
      'Forty jobs, such as invoices, imports and cleanups, run from cron on one old server. Last month two ran twice and one did not run for nine days unnoticed. Design a replacement.',
    keyPoints: [
      {
        cue: "The job that didn't run",
        point:
          'Notices missing runs: every job has an expected schedule, and an alert fires when success stays away',
        weight: 3,
        essential: true,
        said: [
          'each job reports in, and silence is an alarm',
          'a heartbeat check per job, not only errors',
          "nine days can't happen if we watch the last success",
        ],
      },
      {
        cue: 'The jobs that ran twice',
        point: 'Prevents double runs by a lock or lease, and makes jobs idempotent as well',
        weight: 3,
        essential: true,
        said: [
          'only one holder of the lock may run, with expiry',
          'running it twice must not send two invoices, so use a key per period',
          'assume it may start twice and make that harmless',
        ],
      },
      {
        cue: 'What replaces the server',
        point:
          'Removes the single server: a managed scheduler or Kubernetes CronJobs that starts containers anywhere',
        weight: 2,
        said: ['the schedule lives in the platform, not on a box', 'if a machine dies, the next one runs it'],
      },
      {
        cue: 'When a run fails',
        point: 'Defines retries with backoff, a timeout and a maximum, and what happens after a missed slot',
        weight: 2,
        said: [
          'three tries then call someone',
          'should a missed run be caught up or skipped, decide for each job',
        ],
      },
      {
        cue: 'Where jobs are described',
        point: 'Keeps definition, owner and schedule of each job in version control',
        weight: 2,
        said: ['all forty in one place with name, team and purpose', 'changes by pull request'],
      },
      {
        cue: 'Seeing how jobs are doing',
        point: 'Collects logs, duration and result of each run in one overview',
        weight: 2,
        said: [
          'one page: last run, next run, how long, exit code',
          'a job that suddenly takes twice as long is suspicious',
        ],
      },
      {
        cue: 'The way from old to new',
        point:
          'Moves step by step, most important jobs first, with care about time zones and overlap of old and new',
        weight: 2,
        said: ['never have it active in both places', 'use UTC or state the zone, mind daylight saving time'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Redirecting the output by mail is sufficient monitoring',
        said: ["cron mails us errors, so we'd know"],
        correction:
          "A job that doesn't start sends nothing, and people ignore mails. Absence of success must trigger an alert.",
      },
      {
        belief: 'A scheduler can guarantee exactly one execution',
        said: ['the new scheduler runs it exactly once'],
        correction:
          "With crashes and retries it's at least once or at most once. Idempotent jobs make a second run harmless.",
      },
    ],
    sampleAnswer:
      "I'd list the forty jobs first: owner, purpose, duration, what happens if it doesn't run or runs twice, when it must be ready. Suppose most take under ten minutes, two take an hour, and five touch money. The load is small, 40 jobs with perhaps 600 runs a day, so no big workflow system; reliability counts. I choose the cluster's CronJobs or the cloud's scheduler, which starts each as a container, so no single server. Definitions are in Git, with owner, schedule with time zone, timeout, retries, and what happens with a missed slot: a cleanup is skipped, an import is caught up. Against double runs, two things: overlapping is forbidden by a lock with expiry, and the jobs become idempotent. An invoice run has the key \"customer and month\" with a unique constraint, so a second run finds it's done. I do that for the five money jobs first, since no scheduler guarantees exactly once. Monitoring: each run reports start, end and result; an alert fires if the last success is older than the schedule plus some tolerance, which catches the silent failure, and also if it takes twice as long as usual. One page shows all forty. The move goes job by job: turn off in cron, turn on here, watch two runs. Trade-off: containers start some seconds slower, and a workflow engine with dependencies would be nicer for the three jobs that depend on each other; I'd chain these simply and wait. How it fails: the scheduler itself is down, then the outside heartbeat notices; a job hangs, the timeout ends it; the lock stays after a crash, so it expires.",
    criteria: [
      'Looks at consequences for each job',
      'Handles both "never" and "twice"',
      'Keeps it simple for forty jobs',
    ],
    followUps: [
      {
        question:
          "The invoice job crashes halfway and is started again. Why doesn't a customer get two invoices?",
        about: [1],
        answer:
          'Each invoice is created under a unique key of customer and period, in the same transaction that marks it done; sending is recorded too. The second run skips what exists and continues with the rest.',
      },
      {
        question:
          'At the change to daylight saving time a job at 02:30 ran never or twice. How do you avoid this?',
        about: [3],
        answer:
          "Schedule in UTC, or avoid the hour that's skipped or repeated, and let the scheduler handle zones explicitly. Idempotent jobs and the check for missing success cover what remains.",
      },
    ],
  },
]
