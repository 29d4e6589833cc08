import type { OpenQuestion } from '../open-question.ts'

export const reliabilityBeginner: readonly OpenQuestion[] = [
  {
    id: 'reliability-beginner-01',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Site Reliability Engineer (SRE)', 'DevOps Engineer'],
    skills: ['On-Call', 'Incident Management', 'Monitoring'],
    tags: ['first response', 'paging', 'triage'],
    question:
      'It is your first night on call and you are paged: the checkout service returns errors for about one request in five. Walk me through your first fifteen minutes.',
    keyPoints: [
      {
        cue: 'Your reaction to the alarm',
        point: 'Acknowledges the page quickly so that the others know somebody is on it',
        weight: 2,
        said: [
          'I press accept right away, otherwise the alert escalates to the next person',
          'first thing is to take the alarm and write in the channel that I am looking',
          'let people see that this is in my hands now',
        ],
      },
      {
        cue: 'How bad it is',
        point: 'Looks at how many users are hit and since when before touching anything',
        weight: 3,
        essential: true,
        said: [
          'check the dashboard for the scope: is it everyone, one region or just one endpoint',
          "I find the minute the graph jumped and whether customers really can't pay",
          'how bad is it, who is affected, when did it begin',
        ],
      },
      {
        cue: 'The usual suspect',
        point: 'Checks what changed shortly before, such as a deployment, configuration or flag',
        weight: 3,
        essential: true,
        said: [
          'was there a release in the last hour',
          'most outages come from a change, so I look through the recent rollouts',
          'I compare the start time with the deploy history and feature toggles',
        ],
      },
      {
        cue: 'What comes before what',
        point: 'Stops the harm first, for instance by rolling back, and searches for the cause afterwards',
        weight: 3,
        essential: true,
        said: [
          'bring the service back with the previous version, root cause can wait until morning',
          'if a deploy looks guilty I revert it instead of debugging live',
          'mitigation comes before understanding',
        ],
      },
      {
        cue: 'When you make no headway',
        point: "Calls for help early if the runbook or the first attempts don't bring it back",
        weight: 2,
        said: [
          'I escalate after ten or fifteen minutes without progress, no shame in that',
          "wake up the secondary or the payment team when I'm stuck",
          'asking someone is better than being a hero alone at 3 a.m.',
        ],
      },
      {
        cue: 'What remains for later readers',
        point: 'Keeps short notes with times of what was seen and done',
        weight: 1,
        said: [
          'write each step into the incident thread with the clock time',
          'I leave a trail so the next person and the review can follow',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The cause has to be fully understood before anything is done about the errors',
        said: [
          'I would first find the root cause and only then act',
          'never roll back until you know exactly why it broke',
        ],
        correction:
          'Every minute of search costs users. Undo the likely change or shift traffic first; logs and graphs stay available for the analysis.',
      },
      {
        belief: 'Calling somebody at night for help is a sign of not being up to the job',
        said: [
          'I would try everything myself before waking anyone',
          "calling a colleague out of bed looks like I can't do the job",
        ],
        correction:
          "Escalating early is part of the role. An hour of lonely guessing usually costs far more than a colleague's interrupted sleep.",
      },
    ],
    sampleAnswer:
      "I acknowledge the page first and say in the incident channel that I'm looking, so it doesn't escalate by itself. Then I want to know how big it is: I open the checkout dashboard, see when the errors started, and whether they hit all users or one region or payment method. Twenty percent of checkouts failing is real harm, so I treat it as an incident. Next I ask what changed around that minute: a deployment, a config push, a feature flag. If a release went out five minutes earlier, I roll it back without waiting for a proof, because getting customers paying again comes before understanding. In parallel I open the runbook and look at the logs and the health of what checkout depends on. If nothing has helped after ten or fifteen minutes, I call the secondary or the team that owns payments. All the way I note with times what I saw and did, so that whoever joins can follow and the postmortem has its timeline.",
    criteria: ['Order of actions: harm before curiosity', 'Calm and honest about not knowing the system yet'],
    followUps: [
      {
        question: 'Your rollback is done and the errors stay at twenty percent. What now?',
        about: [3],
        answer:
          'The release was probably not the cause, so I go back to the scope: which requests fail, with which error, and which dependency they share. I check the payment provider and database, and call for help now.',
      },
      {
        question: 'Nothing was deployed today. Where else do you look for a change?',
        about: [1, 2],
        answer:
          "Feature flags, configuration, an expired certificate or credential, a dependency's or provider's change, scheduled jobs, and traffic itself: a campaign or a bot can change the load without any release of ours.",
      },
    ],
  },
  {
    id: 'reliability-beginner-02',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Site Reliability Engineer (SRE)', 'DevOps Engineer', 'Cloud Engineer'],
    skills: ['Linux', 'System Administration'],
    tags: ['disk space', 'deleted files', 'inodes'],
    question:
      'A service fails with "No space left on device". You delete an old 38 GB log file, and `df` still shows the disk as full. Explain this and what you do.',
    code: {
      language: 'console',
      lines: [
        '$ df -h /var',
        'Filesystem      Size  Used Avail Use% Mounted on',
        '/dev/nvme1n1     50G   50G     0 100% /var',
        '$ du -sh /var',
        '9.8G    /var',
      ],
    },
    keyPoints: [
      {
        cue: 'Why nothing was freed',
        point: 'Explains that a deleted file keeps its space while a process still holds it open',
        weight: 3,
        essential: true,
        said: [
          "the name is gone, but the program still has the handle so the blocks aren't freed",
          'Linux only gives back the room when the last file descriptor is closed',
          'rm removes just the directory entry, the data lives on as long as somebody writes to it',
        ],
      },
      {
        cue: 'How you find the culprit',
        point: 'Finds the process that holds the file, for example with `lsof +L1`',
        weight: 3,
        essential: true,
        said: [
          'lsof and grep for deleted shows me who is holding it',
          'I look under /proc/PID/fd for links marked as deleted',
          'see which daemon still has that log open',
        ],
      },
      {
        cue: 'How you get room back',
        point: 'Frees the space by making that process reopen its log, by reload or restart',
        weight: 3,
        said: [
          'restart the service or send it a signal so it lets go of the file',
          'systemctl reload, usually a HUP is enough',
          "if I can't restart it, I can empty it through /proc/PID/fd",
        ],
      },
      {
        cue: 'What the numbers tell you',
        point: 'Reads the gap between `df` and `du` as the clue',
        weight: 2,
        said: [
          'du counts only files with a name, df counts blocks in use, so 40 gigs are invisible',
          'the two tools disagree and that difference tells me where it went',
        ],
      },
      {
        cue: 'A gentler way next time',
        point: 'Would empty a live log in place instead of removing it, next time',
        weight: 2,
        said: [
          'truncate -s 0 or redirect nothing into the file rather than rm',
          'cut the file to zero so the descriptor stays valid',
        ],
      },
      {
        cue: 'So it never returns',
        point: 'Prevents a repeat with log rotation and an alert before the disk is full',
        weight: 2,
        said: [
          'set up logrotate with a limit on size and age',
          'get a warning at eighty percent, not when writing already fails',
          'cap how long logs stay and monitor free space',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The only way to get the space back is to reboot the machine',
        said: ['I would restart the server, that clears it', 'you need to reboot for df to update'],
        correction:
          'A reboot works only because it ends the process. Reloading or restarting the one process that holds the file is enough, with far less harm.',
      },
      {
        belief: 'The tool `df` shows old numbers and will catch up by itself after a while',
        said: [
          'df is cached, just wait a bit',
          'the numbers are stale, the system needs some minutes to update them',
        ],
        correction:
          '`df` asks the file system and is current. The blocks really are in use until the last open handle is closed.',
      },
    ],
    sampleAnswer:
      "The two commands disagree, and that's the clue. `du` walks the directory tree and counts files that have a name; `df` asks the file system which blocks are in use. Forty gigabytes are in use by something without a name, so most likely a process still has my deleted log open. On Linux, removing a file only removes its directory entry; the blocks are freed when the last open descriptor closes. I run `lsof +L1`, or look in `/proc` for descriptors marked deleted, and find the process. Then I make it let go: a reload or a signal to reopen its logs, otherwise a short restart. If I really can't restart it, I can truncate it through its entry in `/proc`. Next time I wouldn't remove a live log but truncate it in place, since then the process keeps a valid handle. Afterwards I make sure it doesn't happen again: logrotate with a size limit that tells the service to reopen its file, and an alert at eighty percent, not at a hundred.",
    criteria: ['Explains the mechanism, not only the command', 'Considers what a restart means for users'],
    followUps: [
      {
        question:
          'Suppose `df -h` shows 40% used, yet creating a file still fails with the same message. What do you check?',
        about: [3, 0],
        answer:
          'The inodes, with `df -i`. Millions of tiny files such as sessions or mail queue entries can use up all inodes while plenty of blocks are free. I would find and clean the directory that holds them.',
      },
      {
        question: 'At which point would you want an alert about a disk, and why not simply at 95 percent?',
        about: [5],
        answer:
          'I prefer one that looks at the trend, such as full within a day at the present growth. 95 percent of a huge slow disk may be fine for months, while a small fast one is full in minutes.',
      },
    ],
  },
  {
    id: 'reliability-beginner-03',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Site Reliability Engineer (SRE)', 'Product Manager', 'Technical Lead'],
    skills: ['Site Reliability Engineering', 'Monitoring'],
    tags: ['slo', 'sli', 'user experience'],
    question:
      'An online shop asks you for its first service level objective for checkout. What would you measure, what target would you propose, and how do you get to it?',
    keyPoints: [
      {
        cue: 'What you look at',
        point: 'Measures what the customer experiences, such as checkouts that succeed and how quickly',
        weight: 3,
        essential: true,
        said: [
          'the share of orders that go through and how many finish in under two seconds',
          "I count from the buyer's side, can they pay or not",
          "success rate and response time of the payment step, not the machine's health",
        ],
      },
      {
        cue: 'The form of the number',
        point: 'Expresses it as good events out of all valid events over a time window',
        weight: 3,
        essential: true,
        said: [
          'successful checkouts divided by all attempts over the last four weeks',
          'a ratio, for example ninety-nine point five percent in thirty days',
          'out of a thousand valid purchases in a month, I count how many worked and were quick enough',
        ],
      },
      {
        cue: 'Where the number comes from',
        point: 'Starts from how well the service did lately and from what users need, not from a wish',
        weight: 2,
        said: [
          'look at the past months first, then agree on a number close to what people notice',
          "I'd pull historic data before promising anything",
          'the product owner says from where on customers leave, we check what we really deliver',
        ],
      },
      {
        cue: 'How ambitious to be',
        point: 'Explains that a hundred percent is the wrong target',
        weight: 2,
        said: [
          "every extra nine costs a lot and the customer's own network fails more than that",
          'perfect is impossible and leaves no room to release anything',
          'no one notices the difference between very good and perfect',
        ],
      },
      {
        cue: 'What the leftover is for',
        point: 'Explains what the rest below the target, the error budget, is used for',
        weight: 2,
        said: [
          'half a percent may fail, that is our allowance for deploys and experiments',
          'when we have burnt the budget we slow down features and work on stability',
        ],
      },
      {
        cue: 'Where you draw the line',
        point: 'Decides which requests count, such as leaving out declined cards or bots',
        weight: 1,
        said: [
          "a card without money is not our failure, so it shouldn't count against us",
          'say clearly what is an error: a 500 yes, a wrong password no',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Server uptime or CPU usage tells well enough whether customers are served',
        said: [
          'I would take the uptime of the servers as the objective',
          'if CPU and memory are fine the SLO is met',
        ],
        correction:
          'Machines can be up while every payment fails. An indicator has to follow the outcome for the user.',
      },
      {
        belief: 'A good team sets the target at one hundred percent',
        said: [
          'we should aim for zero errors, customers expect that',
          'anything below a hundred means that we plan to fail our customers',
        ],
        correction:
          'A hundred percent forbids any change and costs without limit. Choose the level below which users are truly unhappy.',
      },
    ],
    sampleAnswer:
      "I start with the buyer: they care whether their order goes through and how long it takes. So I would take two indicators: the share of checkout requests that succeed, and the share that answer within, say, two seconds, both measured at the load balancer or even in the browser, not by CPU. Written as a ratio: good checkouts divided by all valid ones over twenty-eight days. I'd decide what is valid, since a declined card or a bot isn't our failure, while a 500 or a timeout is. Before naming a target I look at the past three months and talk with the product side about when customers really give up. If we have been at 99.7 percent, I'd propose 99.5 to begin with. I wouldn't promise a hundred, because it is unreachable, every nine costs more, and nobody could release anything. The half percent left is the error budget: while some is left we ship freely, and when it is gone we put reliability first. After a quarter we review the number.",
    criteria: ['Thinks from the user inward', 'Treats the first number as a proposal to be reviewed'],
    followUps: [
      {
        question: 'The payment provider was down for an hour. Should those failed checkouts count?',
        about: [5, 0],
        answer:
          "Yes, usually. The customer could not pay, whoever was to blame. I'd mark the cause so that we see it, and it may lead to a second provider or a queue for retries.",
      },
      {
        question: 'The manager insists on 99.99 percent. What would you say?',
        about: [3, 4],
        answer:
          "That's about four minutes in a month, less than one person needs to wake up and react. I would show what we reached so far and what that level would cost in redundancy and automation.",
      },
    ],
  },
  {
    id: 'reliability-beginner-04',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Site Reliability Engineer (SRE)', 'DevOps Engineer', 'Cloud Engineer'],
    skills: ['Computer Networking', 'DNS', 'TCP/IP'],
    tags: ['troubleshooting', 'layers', 'connectivity'],
    question:
      'A customer reports that your site "can\'t be reached", while it opens fine on your laptop. Which checks do you make, in which order, and what does each one tell you?',
    keyPoints: [
      {
        cue: 'What you ask first',
        point: 'Asks for the exact error, the time, the place and whether others are affected',
        weight: 2,
        said: [
          'what does the browser say precisely, from which network, since when',
          'a screenshot helps, timeout and refused are different stories',
          'is it only this one person or the whole office',
        ],
      },
      {
        cue: 'The first technical step',
        point: 'Checks name resolution and compares the address that both sides get',
        weight: 3,
        essential: true,
        said: [
          'dig the domain from there, maybe they have an old record or none',
          'DNS first: do they resolve to the same IP as me',
          'nslookup with their resolver and with a public one',
        ],
      },
      {
        cue: 'The next layer up',
        point: 'Checks whether a TCP connection to the port can be made, and tells refused from timeout',
        weight: 3,
        essential: true,
        said: [
          'nc or telnet to 443; refused means nothing listens, silence means a firewall drops it',
          'see if the handshake on the port completes or just hangs',
          'I test whether port 443 answers at all, and if the connection is rejected or I just wait forever',
        ],
      },
      {
        cue: 'Before any page is sent',
        point: 'Checks the TLS handshake: certificate name, dates and chain',
        weight: 2,
        said: [
          'openssl s_client shows me whether the cert is expired or an intermediate is missing',
          'maybe their device does not trust our certificate or their clock is wrong',
          'curl -v prints where the secure connection breaks',
        ],
      },
      {
        cue: 'Evidence on the server',
        point: 'Looks at the HTTP answer and our own logs to see whether the request arrived',
        weight: 3,
        said: [
          'if their request is in the access log, then the network is fine and the app refused it',
          'curl with the status code: 403, 502 or redirect each mean something else',
          "search the load balancer log for the client's address",
        ],
      },
      {
        cue: 'Doubting a single viewpoint',
        point:
          "Repeats the test from another network or an outside probe, because one's own laptop may mislead",
        weight: 2,
        said: [
          'try with mobile data instead of the office wifi',
          'I could have a cached page, a VPN or a different route',
          'run a check from several regions',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A successful ping proves that the site works, and a failed ping that it is down',
        said: ['I ping it and if it answers the server is fine', 'no ping reply means the host is offline'],
        correction:
          'ICMP is often blocked and says nothing about port 443. Test the connection and the request that the user really makes.',
      },
      {
        belief: "It works on my machine, so the problem must be on the customer's side",
        said: [
          "if I can open it then it's their internet",
          'since the page loads for me, there is nothing wrong on our end',
        ],
        correction:
          'A broken node, region, record or IPv6 path of ours can hit just some users. Look from where they are.',
      },
    ],
    sampleAnswer:
      "First I ask what they see exactly, since when, from which network, and whether colleagues have it too, because \"can't be reached\" may be a timeout, a certificate warning or a 403. Then I go up the layers. Name resolution: I ask them for the address they get, or query their resolver with dig, and compare; an old record would explain it at once. Then TCP: can they connect to port 443? Refused means that something answers but nothing listens there; a timeout means packets are dropped, by a firewall or the route. If that works, TLS: with curl -v or openssl I see whether the certificate has expired, has the wrong name or lacks an intermediate, which some devices forgive and others don't. Then HTTP: which status comes back, and is their request in our load balancer log at all? If it's there, the network is fine and we blocked them, perhaps by rate limit or geography. And I don't trust my laptop; I repeat it over mobile data and from outside probes, also over IPv6.",
    criteria: ['Works layer by layer and says what each result excludes', "Doesn't blame the user"],
    followUps: [
      {
        question:
          'Only customers of one internet provider get a timeout. What could it be and whom do you involve?',
        about: [2, 5],
        answer:
          'A route or peering problem, or our address range is blocked there. I would collect traceroutes from affected users, compare with other providers, and go to our hosting or CDN provider with the evidence. Meanwhile traffic may be sent another way.',
      },
      {
        question: 'You changed the DNS record an hour ago and some users still land on the old server. Why?',
        about: [1],
        answer:
          'Resolvers and devices keep the old record until its TTL runs out, and some longer. Keep the old server answering until traffic dries up, and lower the TTL well before the next move.',
      },
    ],
  },
  {
    id: 'reliability-beginner-05',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Site Reliability Engineer (SRE)', 'DevOps Engineer', 'Engineering Manager', 'Technical Lead'],
    skills: ['Postmortems', 'Incident Management'],
    tags: ['blameless', 'human error', 'learning'],
    question:
      "A colleague typed a command into the production window instead of staging and dropped a table. You are asked to write the postmortem. What goes into it, and how do you handle the colleague's part?",
    keyPoints: [
      {
        cue: "Your colleague's part",
        point: 'Describes what happened without blaming, asking why the system made the slip so easy',
        weight: 3,
        essential: true,
        said: [
          'it could have been any of us, so I ask what allowed one wrong window to destroy data',
          'the person is not the cause, the missing guard is',
          'no names and shame, focus on the process',
        ],
      },
      {
        cue: 'How bad it was',
        point: 'States the impact in facts: how long, how many users, which data',
        weight: 2,
        said: [
          'forty minutes down, twelve hundred orders missing, all but nine restored',
          'say with numbers what it meant for customers',
        ],
      },
      {
        cue: 'How it unfolded',
        point: 'Gives a timeline from the action through detection to recovery',
        weight: 2,
        said: [
          'minute by minute: command, first alarm, decision, restore finished',
          'the sequence of events with the clock times',
        ],
      },
      {
        cue: 'Why it could happen',
        point: 'Names several contributing factors rather than one root cause',
        weight: 2,
        said: [
          'same prompt for both environments, write rights for everybody, no confirmation, untested restore',
          "usually it's a chain of things and each one is a place to improve",
          "there isn't just one reason, I'd look for everything that came together that day",
        ],
      },
      {
        cue: 'What follows from it',
        point: 'Lists a few concrete actions, each with an owner and a date',
        weight: 3,
        essential: true,
        said: [
          'read-only by default until Friday, done by me, ticket linked',
          "tasks that one person is responsible for, not just 'be more careful'",
          'each follow-up has a name next to it and a day by which it must be finished',
        ],
      },
      {
        cue: "Your colleague's own voice",
        point: 'Lets the colleague check the account and tell their view safely',
        weight: 1,
        said: [
          'I sit down with them first and ask what they saw on the screen',
          'they know best what happened and should not fear to say it',
        ],
      },
      {
        cue: 'Beyond the failures',
        point: 'Also notes what went well and where luck helped',
        weight: 1,
        said: [
          'the backup was from an hour before, that was luck',
          'write down what worked, such as the fast alert',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The remedy is that the person must be more careful or be retrained',
        said: [
          'the action item is to pay more attention next time',
          'he should get a training and a warning',
        ],
        correction:
          'Attention fails in everybody. Lasting remedies change the system: separate rights, clear prompts, confirmation, quick restores.',
      },
      {
        belief: 'Blameless means that nobody is responsible for anything afterwards',
        said: [
          'with blameless culture there are no consequences or follow-up',
          'if no one gets blamed then nobody has to answer for it',
        ],
        correction:
          'People still own actions and their completion. Blameless means the analysis looks at conditions, so that people tell what really happened.',
      },
    ],
    sampleAnswer:
      'I talk to the colleague first, privately, and ask what they saw and thought at each step, because they know the most and should not learn about the report from the report. Then I write what the impact was in facts: say, orders unavailable for fifty minutes, all data restored but nine records. Next comes a timeline: the command, the first alarm, when we understood, when the restore began and ended. In the analysis I don\'t name the person; I write "an engineer". The interesting question is why one wrong window was enough. Usually I find several contributing factors: both terminals look the same, everyone has write rights in production, nothing asks for confirmation, and the restore had never been practiced. From these come three or four actions with an owner and a date, such as read-only access by default, a red prompt, and a monthly restore test. "Be more careful" isn\'t one of them. I also write what went well and where we were lucky, for example that the backup was recent. Finally the colleague reads it before it goes out.',
    criteria: [
      'Respect for the person while being exact about the facts',
      'Actions change the system, not attention',
    ],
    followUps: [
      {
        question: 'Your manager wants the name of the person in the document. What do you answer?',
        about: [0, 3],
        answer:
          "I'd say the name doesn't help to prevent the next one, and that people will tell us less if they end up in reports. The conditions matter; anybody on the team could have done the same.",
      },
      {
        question: "How do you see to it that the actions don't just stay in the document?",
        about: [4],
        answer:
          "They become normal tickets with an owner and a date in the team's plan, few enough to be done, and someone reviews them every couple of weeks until all are closed.",
      },
    ],
  },
  {
    id: 'reliability-beginner-06',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Site Reliability Engineer (SRE)', 'DevOps Engineer'],
    skills: ['Monitoring', 'On-Call', 'Observability'],
    tags: ['alerting', 'symptoms', 'noise'],
    question:
      'Your team gets all of these as pages by phone, day and night. Which would you keep as a page, which would you change, and by what rule do you decide?',
    code: {
      language: 'text',
      lines: [
        '1  CPU above 90 % on one of twelve web servers for 5 minutes',
        '2  5 % of requests answered with an error for 10 minutes',
        '3  Disk of the database 80 % full, full in 19 days at this rate',
        '4  One pod restarted',
        '5  TLS certificate of the shop expires in 12 hours',
        '6  Nightly backup failed',
      ],
    },
    keyPoints: [
      {
        cue: 'Your general rule',
        point: 'Pages only for what needs a person right now because users are hurt or soon will be',
        weight: 3,
        essential: true,
        said: [
          'would I really get up for this, and is there something I can do',
          'urgent and actionable, otherwise it must not ring',
          'somebody is suffering now or within hours',
        ],
      },
      {
        cue: 'The line you keep',
        point: 'Keeps the error rate as a page because it is a symptom that users feel',
        weight: 3,
        essential: true,
        said: [
          'five percent failing is the one that matters, number two stays',
          'failed requests are what customers notice, so wake me for that',
          'when people get errors in the shop somebody has to get up, whatever the reason is',
        ],
      },
      {
        cue: 'Where nothing needs doing',
        point: 'Drops or downgrades the busy CPU and the single restart, as they heal or hurt nobody',
        weight: 2,
        said: [
          'one hot server of twelve is not a problem by itself',
          'a pod restarting is what Kubernetes does, I only want to know if it loops',
          '1 and 4 go to the dashboard',
        ],
      },
      {
        cue: 'Important but not urgent',
        point: 'Turns the slow disk and the failed backup into tickets for working hours',
        weight: 2,
        said: [
          'nineteen days is time enough, make a task of it',
          'backup can be repeated in the morning, no need to wake anybody',
          'these two are important but not urgent',
        ],
      },
      {
        cue: 'The deadline that is close',
        point: 'Pages for the certificate as it stands, but would have warned weeks earlier',
        weight: 2,
        said: [
          'twelve hours left means act now, though this alarm should have come a month ago as a ticket',
          'expiry is known long in advance and should renew by itself',
        ],
      },
      {
        cue: 'Why it matters at all',
        point: 'Explains that useless pages make people ignore the important ones',
        weight: 2,
        said: [
          'if it rings all night, you stop reading the messages',
          'alert fatigue: the real one drowns in the noise',
        ],
      },
      {
        cue: 'What each page comes with',
        point: 'Asks for a runbook or a next step linked in each remaining page',
        weight: 1,
        said: [
          'every alarm should tell me what to do first',
          'the message has a link with instructions and the dashboard',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'More alerts make a system safer, so it is best to be paged for everything unusual',
        said: ['better one page too many than too few', 'I would keep all of them to be on the safe side'],
        correction:
          'Pages that need no action train people to ignore pages. Record the rest on dashboards and as tickets.',
      },
    ],
    sampleAnswer:
      "My rule is: a page means that users are hurt now or will be within hours, and that a person can do something. Everything else is a ticket or a graph. By that rule number two stays; five percent errors is what customers feel, and it covers many causes. Number one I would drop: a busy server among twelve may be just well used, and if it hurts, errors or latency will tell. Number four also goes, since restarting a pod is the platform healing itself; I'd alert only on a crash loop. The database disk becomes a ticket, because nineteen days is plenty for working hours. The failed backup too, as the first thing in the morning, unless several nights fail. The certificate is a fair page at twelve hours, but that it got so far is the bug: it should renew automatically and open a ticket a month ahead. I'd do this because noise kills attention; after twenty empty pages nobody reads the twenty-first. And each one that's left gets a link to a runbook saying what to check first.",
    criteria: ['Gives one rule and applies it consistently', 'Distinguishes important from urgent'],
    followUps: [
      {
        question: 'Without the CPU alert, how would you notice that a server struggles?',
        about: [2, 1],
        answer:
          'Through the symptoms: rising latency and errors of the service, and the load balancer taking the host out. CPU stays on the dashboard, where I look for the cause once a symptom is there.',
      },
      {
        question: 'When would a failed backup deserve a page after all?',
        about: [3],
        answer:
          'When the loss we accept would be exceeded, say after two failed nights in a row with a limit of 48 hours, or when the backup is needed for something risky planned that night.',
      },
    ],
  },
  {
    id: 'reliability-beginner-07',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Site Reliability Engineer (SRE)', 'DevOps Engineer', 'Backend Developer'],
    skills: ['Linux', 'Performance Optimization', 'Operating Systems'],
    tags: ['load average', 'io wait', 'processes'],
    question:
      'Users complain that an application server is slow. What does this output tell you, what does it rule out, and what do you look at next?',
    code: {
      language: 'console',
      lines: [
        '$ uptime',
        ' 10:42:07 up 61 days,  load average: 24.31, 22.80, 14.02',
        '$ nproc',
        '4',
        '$ vmstat -y 1 2',
        'procs -----------memory---------- ---swap-- -----io---- -system-- ------cpu-----',
        ' r  b   swpd   free   buff  cache   si   so    bi    bo   in   cs us sy id wa st',
        ' 1 23      0 812344  90112 5120220   0    0 18240  9120 2200 3900  4  3 18 75  0',
        ' 1 22      0 811020  90112 5120304   0    0 17980  9744 2150 3850  5  3 17 75  0',
      ],
    },
    keyPoints: [
      {
        cue: 'Where the time goes',
        point: 'Sees that processes wait for disk or other storage rather than for the processor',
        weight: 3,
        essential: true,
        said: [
          'wa is seventy-five and twenty-three are blocked, so it is IO',
          'the CPUs are mostly waiting on the disk, not computing',
          'column b is high while r is one, that means stuck on input and output',
        ],
      },
      {
        cue: 'What the headline figure includes',
        point: 'Explains that Linux counts tasks in uninterruptible sleep in the load, not only running ones',
        weight: 3,
        essential: true,
        said: [
          'load of 24 does not mean the processor is busy, D state is included',
          'on Linux the average also contains those waiting for the disk',
          "blocked tasks that can't be interrupted are counted too, so the figure is no measure of CPU",
        ],
      },
      {
        cue: 'What you can exclude',
        point: 'Rules out memory pressure, as nothing is swapped and much cache is left',
        weight: 2,
        said: ['si and so are zero, and five gigs of cache, so RAM is ok', "there's no swapping going on"],
      },
      {
        cue: 'Which hardware to examine',
        point: 'Looks for the device and its latency, for example with `iostat -x`',
        weight: 2,
        said: [
          'iostat shows which disk is saturated and how long a request waits',
          'check await and utilization per device',
        ],
      },
      {
        cue: 'Who is responsible',
        point:
          'Finds the processes that cause or suffer it, such as with `iotop`, `pidstat -d` or a list of D-state tasks',
        weight: 2,
        said: [
          'ps and filter for state D, then see what they are reading',
          'pidstat tells me who writes so much',
        ],
      },
      {
        cue: 'What usually lies behind it',
        point: 'Thinks of likely causes: a backup, heavy logging, a network mount or a throttled cloud disk',
        weight: 1,
        said: [
          'maybe a nightly job still runs, or the volume hit its IOPS limit',
          'a hanging NFS share gives exactly that picture',
          'check if a cron or a big query started twenty minutes ago',
        ],
      },
      {
        cue: 'When the trouble started',
        point: 'Reads the three averages as a problem that began roughly a quarter of an hour ago',
        weight: 1,
        said: [
          '14 over fifteen minutes and 24 over one, so it is getting worse or began recently',
          "it climbed, it's not like that since weeks",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A load above the number of cores always means that the processor is overloaded',
        said: ['load 24 on four cores means we need a bigger CPU', "it's six times overloaded, add cores"],
        correction:
          'On Linux, tasks that wait uninterruptibly for storage count too. Here the processors are idle or waiting; more cores would change nothing.',
      },
    ],
    sampleAnswer:
      "A load of 24 on four cores looks like a busy processor, but the next lines say no. User and system time are together under ten percent, and 75 percent is waiting for IO. Just one task is running, 23 are blocked. On Linux the load average also counts tasks in uninterruptible sleep, usually waiting for a disk, so this is storage. It also rules out memory: nothing goes in or out of swap, and several gigabytes are cache. The three averages rise from 14 to 24, so it began within the last quarter of an hour or so, not weeks ago. Next I'd run iostat with extended output to see which device is saturated and how long requests wait, then pidstat or iotop, or ps for tasks in state D, to find who does it or who is stuck. Typical causes are a backup or a report started at half past ten, debug logging that was left on, a network mount that hangs, or a cloud volume that has used up its burst credits. Depending on that I stop the job or raise the volume's limit.",
    criteria: ['Reads evidence before naming a cause', 'Says what is excluded as well as what is likely'],
    followUps: [
      {
        question:
          '`iostat` shows almost no activity on any local disk, yet tasks stay blocked. What do you suspect?',
        about: [4, 5],
        answer:
          "A network file system such as NFS whose server doesn't answer: the tasks hang in D state without local IO. I'd check the mounts, look at the kernel log, and see what the tasks wait for in `/proc/PID/stack`.",
      },
      {
        question: 'What would the output look like if memory were the problem?',
        about: [2],
        answer:
          'Values other than zero in `si` and `so`, little free memory and a shrinking cache, possibly lines about the OOM killer in the kernel log. The waiting would then come from paging.',
      },
    ],
  },
  {
    id: 'reliability-beginner-08',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Site Reliability Engineer (SRE)', 'DevOps Engineer'],
    skills: ['Toil Reduction', 'Automation', 'Shell Scripting'],
    tags: ['manual work', 'memory leak', 'priorities'],
    question:
      'Each Tuesday someone on your team restarts a service by hand because it gets slow. It takes five minutes. Would you automate it? Tell me how you would decide and what you would do.',
    keyPoints: [
      {
        cue: 'What kind of work this is',
        point: 'Recognizes it as toil: manual, repeated and without lasting value',
        weight: 2,
        said: [
          "it's the same clicks each week and afterwards nothing is better than before",
          'work a script could do, and it grows with each service',
        ],
      },
      {
        cue: 'What lies behind the symptom',
        point: 'Asks for the real cause of the slowdown and wants it fixed',
        weight: 3,
        essential: true,
        said: [
          'why does it need restarting at all, maybe it leaks memory or connections',
          'a restart is a plaster, I would look at the memory graph over the week',
          'treat the illness and not just the symptom',
        ],
      },
      {
        cue: 'Whether it is worth it',
        point:
          'Estimates the whole cost, including interruptions and forgotten restarts, against the effort to remove it',
        weight: 2,
        said: [
          'five minutes is four hours in a year, but the context switch and the risk count more',
          'compare how long the fix takes with what it saves',
          'what happens when someone is on vacation and nobody remembers',
        ],
      },
      {
        cue: 'If you automate it',
        point:
          'Would automate the restart safely as a stopgap, with a health check and one instance at a time',
        weight: 3,
        said: [
          "a timer that restarts them one after another and stops if it doesn't come up healthy",
          'let the platform recycle it when memory passes a limit, rolling, so nobody notices',
          'until the bug is fixed, let a script do it gently, checking that each server is fine before the next',
        ],
      },
      {
        cue: 'What automating might hide',
        point: "Keeps the problem visible, with a ticket and a measure, so that automation doesn't bury it",
        weight: 2,
        said: [
          'the script counts how often it ran and the bug stays in the backlog',
          'otherwise everyone forgets that there is a leak',
        ],
      },
      {
        cue: 'Before any script',
        point: 'Writes down the procedure first so that anyone can do it the same way',
        weight: 1,
        said: [
          'a runbook is the first step before the script',
          'document it, then let a machine follow the document',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Everything that is manual has to be automated as soon as possible',
        said: [
          'of course, you always automate everything',
          'a good engineer scripts each manual step without asking whether it pays',
        ],
        correction:
          'Automation costs building and upkeep. Removing the need is better, and rare simple steps may stay manual.',
      },
      {
        belief: 'Once the restart is automated the problem is solved',
        said: [
          "with a cron job it's done and we can forget about it",
          'the timer restarts it now, so I would close the ticket about the slowdown',
        ],
        correction:
          'The leak is still there and may grow until weekly restarts no longer suffice, with nobody watching. Keep the cause in the backlog.',
      },
    ],
    sampleAnswer:
      "It's classic toil: manual, repeated, and after it nothing is better. But before I write a cron job, I'd ask why the service gets slow in about a week. I'd look at its memory, threads and open connections; a line that climbs all week is most likely a leak, and fixing that makes the task disappear altogether. To decide how much effort it deserves I estimate the whole cost: five minutes a week is only some four hours a year, but somebody is interrupted, and when that person is on vacation customers feel it. If the fix takes days, I'd do a stopgap now. First I write the steps down, then have a timer or the platform do it: one instance after the other, drained from the load balancer, and it stops and alerts if the first doesn't come back healthy. So nobody notices. And I'd keep it visible: a ticket for the leak with the graph, and a counter of those restarts, since otherwise the script hides the bug until one day weekly isn't enough.",
    criteria: [
      'Weighs effort against benefit instead of automating by reflex',
      'Thinks of what the automation could break',
    ],
    followUps: [
      {
        question: 'How would you find out that it is a memory leak and not, say, growing traffic?',
        about: [1],
        answer:
          "I'd compare memory with requests over several weeks. A leak rises with time and doesn't fall at night when traffic falls; only a restart resets it. Then I take a heap profile early and late and compare.",
      },
      {
        question:
          'Your automated restart ran while the database was down and took every instance out. What was missing?',
        about: [3],
        answer:
          'A limit and a check. It should restart one at a time, go on only after the instance is healthy, stop after a failure, and never act while the trouble is in a dependency.',
      },
    ],
  },
]
