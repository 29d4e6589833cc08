import type { OpenQuestion } from '../open-question.ts'

export const technicalLeadershipIntermediate: readonly OpenQuestion[] = [
  {
    id: 'technical-leadership-intermediate-01',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Technical Lead', 'Engineering Manager'],
    skills: ['Technical Debt Management', 'Prioritization'],
    tags: ['debt backlog', 'interest', 'risk'],
    question:
      'Your team keeps a list of forty technical debt items, from "rename package" to "unsupported database version". You get about one day in five for it. How do you choose, and how do you keep the list alive?',
    keyPoints: [
      {
        cue: 'What decides the order',
        point:
          'Ranks by the interest paid, meaning how often the spot is touched and how much each touch costs, rather than by ugliness',
        weight: 3,
        essential: true,
        said: [
          'Code that changes every week and slows us each time comes before horrible code nobody opens',
          'I overlay change frequency with complexity to find the hot spots',
          'what does it cost us per month to leave it?',
        ],
      },
      {
        cue: 'Items that play by other rules',
        point:
          'Treats risks with a deadline apart, such as end of support or known vulnerabilities, since they hurt suddenly',
        weight: 3,
        essential: true,
        said: [
          'The unsupported database gets a date and its own project; it costs nothing today and everything on the day of a breach',
          'time bombs are not compared with everyday friction',
          'Expired support or a security hole is a bomb with a timer, so it does not compete with the rest',
        ],
      },
      {
        cue: 'How the future counts',
        point: 'Looks ahead at the roadmap and pays down what coming work will run into',
        weight: 2,
        said: [
          'If billing is rebuilt in spring, I clean up around billing in winter',
          'before a big feature we prepare the ground it stands on',
        ],
      },
      {
        cue: 'What happens to the rest',
        point: 'Deletes or closes items that will not be done, so the list stays short and credible',
        weight: 2,
        said: [
          'Thirty of the forty can go; if it really hurts, it will come back',
          'a list nobody reads is worse than ten honest entries',
        ],
      },
      {
        cue: 'How minor items get done',
        point:
          'Fixes small items along with the feature that touches them, keeping the reserved time for what needs a plan',
        weight: 2,
        said: [
          'Renaming happens along the way when you are in that file anyway',
          'leave the campsite cleaner, and use the fifth day for bigger chunks',
        ],
      },
      {
        cue: 'How you know it paid off',
        point:
          'Checks whether the work had the expected effect, for example on lead time, defects or incidents',
        weight: 1,
        said: [
          'After the cleanup I compare how long changes there take',
          'did the number of bugs from that module actually go down?',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The debt with the worst code quality score has to be paid first',
        said: ['I sort by the rating of the analysis tool', 'start with the file that has the most warnings'],
        correction:
          'Bad code that rarely changes costs little; the product of badness and frequency of change, plus risk, decides.',
      },
    ],
    sampleAnswer:
      "I'd first split the forty into two kinds. Some are time bombs: the unsupported database costs us nothing today, and everything on the day a vulnerability isn't patched. Those get a date and an owner, and I talk to product about them as projects, not as a share of our fifth day. The rest is friction, and there I ask how much interest we pay. I look at version control for which files change most, and at tickets for where we lose hours. An awful module that nobody has touched in two years drops to the bottom; a mediocre one that slows down every second story goes to the top. Then I look at the roadmap: if billing is rebuilt in spring, cleaning up around billing has priority now. Small things such as the renaming don't belong on a list; whoever is in the file does it along the way. With that, maybe eight entries remain, and I close the others openly. If they hurt, they'll return. Each entry has one sentence on what it costs us and how we'd notice the improvement, and after finishing I check it, for example whether changes in that part really take two days instead of five.",
    criteria: [
      'Separates kinds of debt',
      'Uses evidence from the history of the code',
      'Brave enough to drop items',
    ],
    followUps: [
      {
        question: 'Product wants to use the fifth day for a feature "just this quarter". What do you answer?',
        about: [0, 1],
        answer:
          'I show what is planned for that time and what it costs to move it. The database with its date stays. For the friction items I can agree if it is a real exception with an end; if it happens every quarter, our estimates will grow, and I say that.',
      },
      {
        question: 'How do you find the hot spots in practice?',
        about: [0, 5],
        answer:
          'I count commits for each file over the last year and set them beside size or complexity, and cross-check with bug fixes and the experience of the team. The files high on all lists are usually fewer than ten.',
      },
    ],
  },
  {
    id: 'technical-leadership-intermediate-02',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Technical Lead', 'Engineering Manager'],
    skills: ['Code Review', 'Engineering Metrics'],
    tags: ['review latency', 'flow', 'batch size'],
    question:
      'Pull requests wait three days on average for a review, and developers start something new meanwhile. How do you find the cause, and what do you change?',
    code: {
      language: 'text',
      lines: [
        'last 60 pull requests',
        'median lines changed      620',
        'time to first review      31 h',
        'review rounds              3.4',
        'reviews done by Kim        58%',
        'open per developer         4.1',
      ],
    },
    keyPoints: [
      {
        cue: 'What is wrong with the requests',
        point:
          'Sees that the requests are too large, which explains slow starts and many rounds, and makes them smaller',
        weight: 3,
        essential: true,
        said: [
          'Nobody has time for 600 lines, so they put it off; I would aim for under two hundred',
          'split the work, small ones get reviewed within an hour',
          'batch size is the first lever',
        ],
      },
      {
        cue: 'How the work is shared',
        point: 'Spreads reviewing, since one person does more than half and is the bottleneck',
        weight: 3,
        essential: true,
        said: [
          'Kim cannot carry 58 percent alone; others must learn those areas and be assigned in turn',
          'rotate and pair so that more people are able and allowed to approve',
          'It all hangs on Kim, so other people have to take part of the reviewing',
        ],
      },
      {
        cue: 'The pile of open work',
        point: 'Limits work in progress: finishing and reviewing come before starting something new',
        weight: 2,
        said: [
          'Four open requests each is too much; whoever finishes looks at waiting reviews first',
          'first get things over the line, then pick up the next ticket',
        ],
      },
      {
        cue: 'What you expect of each other',
        point:
          'Agrees with the team on an expectation for the first answer, such as within half a working day',
        weight: 2,
        said: [
          'We say four hours, and there are fixed slots after lunch and in the morning',
          'a common promise on how fast somebody reacts',
        ],
      },
      {
        cue: 'The repeated back and forth',
        point:
          'Reduces the rounds by early talks on the approach, automatic checks and clear marks for what blocks',
        weight: 2,
        said: [
          'Design questions get settled before coding, not in round three',
          'style goes to the linter and comments say whether they are required',
        ],
      },
      {
        cue: 'What you check a month later',
        point: 'Follows the figures again and watches that quality does not fall for the sake of speed',
        weight: 1,
        said: [
          'After a month I look at waiting time together with bugs that slipped through',
          'fast approvals without reading would be no gain',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Requiring more approvals makes the quality better in any case',
        said: [
          'two approvals instead of one are always safer',
          'everyone in the team should look at each change',
        ],
        correction:
          'More approvers lengthen the queue, and each relies on the other; one careful reviewer on a small change finds more.',
      },
      {
        belief: 'A reminder bot alone solves slow reviews',
        said: ['we let a bot ping people every hour'],
        correction:
          'Reminders do not change that requests are huge and one person has to do them all; people learn to ignore the bot.',
      },
    ],
    sampleAnswer:
      "The figures already tell a story. With a median of 620 lines, nobody opens a request between two meetings, so it waits over a day for the first look, and then it needs three and a half rounds because the approach itself is discussed at the end. Kim does 58 percent of the reviews, so everything queues there. And with four open requests each, people juggle. Before acting I'd ask the team whether this matches what they feel, and talk to Kim. Then I'd change three things. First, smaller requests: we split stories so that a change stays under some 200 lines, with preparations separated from behavior. Second, spreading the load: reviewers rotate, and for the areas only Kim knows, someone reviews together with Kim for a few weeks until they're allowed to alone. Third, finishing goes first: whoever completes something looks at waiting reviews before taking a new ticket, and we promise each other a first answer within half a day. To reduce the rounds, the approach is discussed in ten minutes before coding, and style belongs to the linter. After a month I'd look at the same numbers, plus the bugs that escaped, so that we aren't just approving faster.",
    criteria: ['Reads causes from the data', 'Works on the system instead of scolding people'],
    followUps: [
      {
        question: 'Kim likes being asked and is proud of the role. How do you bring up the change?',
        about: [1],
        answer:
          'I value it openly: your reviews keep the quality up. Then I show what it costs Kim and the others, and offer the next level: teaching two people to review that well. Success is then measured by them.',
      },
      {
        question: 'A feature cannot be split below 600 lines, says a developer. What do you suggest?',
        about: [0, 4],
        answer:
          'Usually it can: first renames and interfaces without new behavior, then the logic with tests behind a switched-off flag, then the screen. If it truly cannot, we review it together live, and knew the approach before.',
      },
    ],
  },
  {
    id: 'technical-leadership-intermediate-03',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Technical Lead', 'Engineering Manager', 'Technical Project Manager'],
    skills: ['Estimation', 'Continuous Improvement'],
    tags: ['forecast', 'variance', 'hidden work'],
    question:
      'For three quarters your team has delivered about half of what it planned. Nobody is slacking. How do you find out why, and how do you plan the next quarter?',
    keyPoints: [
      {
        cue: 'How you look for the reason',
        point:
          'Analyzes where the time went: unplanned work, waiting, growing scope and underestimation are told apart',
        weight: 3,
        essential: true,
        said: [
          "I take ten finished items and trace each: how much was working, waiting, or somebody else's emergency",
          'maybe 40 percent went into support and nobody planned it',
          'look at the data before blaming the estimates',
        ],
      },
      {
        cue: 'What the next plan rests on',
        point: 'Plans from what was actually delivered in the past instead of from what ought to be possible',
        weight: 3,
        essential: true,
        said: [
          'If we finished eleven things in each of the last quarters, I plan about eleven',
          'use historical throughput for the forecast',
          "last quarter's output is the best guess for the next one",
        ],
      },
      {
        cue: 'What you leave room for',
        point: 'Reserves capacity for the known kinds of unplanned work',
        weight: 2,
        said: [
          'A third stays free for incidents and requests because it comes every time',
          'one person a week is on interrupt duty',
        ],
      },
      {
        cue: 'How items must look',
        point: 'Cuts work into smaller pieces and examines the risky unknowns early',
        weight: 2,
        said: [
          'Nothing bigger than a week goes in, and for the scary part we do a two-day spike first',
          'big lumps hide surprises',
        ],
      },
      {
        cue: 'What you tell stakeholders',
        point: 'Gives forecasts as ranges and commits to fewer priorities in order',
        weight: 2,
        said: [
          'These three for sure, two likely, the rest only if things go well',
          'tell stakeholders with which probability, instead of a full list',
        ],
      },
      {
        cue: 'How you stay on track',
        point: 'Follows the difference between plan and reality each couple of weeks and re-plans openly',
        weight: 1,
        said: [
          'Every two weeks we compare and tell product early if something drops out',
          'no surprise in the last week of the quarter',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The remedy is to press people to estimate more accurately or to work harder',
        said: ['they have to estimate better and commit to it', 'with more pressure we would reach the plan'],
        correction:
          'A constant gap comes from the system: hidden work, waiting, oversized pieces. Pressure yields padded numbers and shortcuts, not delivery.',
      },
      {
        belief: 'A buffer of 100 percent on each estimate makes the plan reliable',
        said: ['then we just double all estimates'],
        correction:
          'It hides causes and work expands into it; measure throughput and reserve room for the known unplanned part.',
      },
    ],
    sampleAnswer:
      "If it's been half for three quarters, that's not bad luck but a property of how we work, and at least it's predictable. I'd take ten items from last quarter and reconstruct them with the team: how many days were real work, how many waiting for a decision or another team, how much was added on the way, and what came in from the side. I'd expect that the estimates of the pure work are off by maybe a fifth, and that the rest is support, incidents and waiting that nobody planned. For the next quarter I'd then plan from what we really finished, eleven items on average, and not from how many people we have. A third remains free for the unplanned, with one person a week taking interruptions so that the others can work. Items must be smaller than a week; where something is unknown, we look at it for two days first. To product I'd say: these three are nearly certain, these two likely, the others only if all goes well. And every two weeks we compare. In parallel I'd go after the biggest time sink, for instance the same support request forty times.",
    criteria: [
      'Diagnoses before prescribing',
      'Protects the team from simple blame',
      'Communicates with probabilities',
    ],
    followUps: [
      {
        question: 'Your director says: "So you plan to do less?" What do you answer?',
        about: [1, 4],
        answer:
          'We plan to promise what we deliver. The output was eleven items before as well; now others can rely on it. And by seeing where the time goes, I can tell you which change would raise it, for example less support for the old product.',
      },
      {
        question: 'Which early sign tells you in week three that the quarter will not hold?',
        about: [0, 5],
        answer:
          'Items that are open longer than planned, more started than finished, interruptions above the reserved third, and risky pieces not begun yet. The count of finished items against the straight line shows it quickly.',
      },
    ],
  },
  {
    id: 'technical-leadership-intermediate-04',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Technical Lead', 'Engineering Manager', 'Site Reliability Engineer (SRE)'],
    skills: ['Postmortems', 'Incident Management'],
    tags: ['blameless', 'human error', 'follow up'],
    question:
      'An engineer ran a cleanup script against production instead of staging and deleted customer files. You moderate the review. The draft says: "Cause: human error. Action: be more careful." How do you run it and what should it say instead?',
    keyPoints: [
      {
        cue: 'Questions behind "human error"',
        point:
          'Asks why the system made the mistake easy: same prompts, broad rights, no confirmation, script without a dry run',
        weight: 3,
        essential: true,
        said: [
          'Why could a laptop delete production files at all?',
          'both terminals looked identical and nothing stopped him',
          'human error is where the questions start, not where they end',
        ],
      },
      {
        cue: 'The tone of the review',
        point:
          'Keeps it blameless, so that the engineer can tell openly what was seen and believed at the time',
        weight: 3,
        essential: true,
        said: [
          'I say at the beginning that we are not looking for a guilty person, and I protect him from remarks',
          'what made this action seem right at that moment?',
          'people who fear punishment leave things out',
        ],
      },
      {
        cue: 'What you piece together',
        point: 'Reconstructs a timeline with facts, including detection and recovery',
        weight: 2,
        said: [
          'When was it run, when did somebody notice, how long did the restore take?',
          'minute by minute from logs and chat rather than from memory',
        ],
      },
      {
        cue: 'What the action list should say',
        point:
          'Derives few concrete actions with owner and date that change the system, preferring prevention and limits over reminders',
        weight: 3,
        essential: true,
        said: [
          'No write access from laptops, deletion goes to a recycle period first, done by Ana until the 15th',
          'two or three measures that someone really carries out, instead of a training',
          'Change the tooling so it cannot happen again, with a name and a deadline on each task',
        ],
      },
      {
        cue: 'What else deserves a look',
        point: 'Looks at what went well and what was luck, such as the backup that happened to be fresh',
        weight: 1,
        said: [
          'We were lucky that the snapshot was one hour old; next time it might not be',
          'which things saved us, and can we rely on them?',
        ],
      },
      {
        cue: 'What happens with the document',
        point: 'Shares the report and makes sure that the actions are finished',
        weight: 2,
        said: [
          'Other teams with similar scripts should read it',
          'I put the measures into the normal backlog and check them every other week',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Blameless means that nobody is responsible for anything',
        said: ['then no one is accountable any more', 'without consequences people get careless'],
        correction:
          'It means that honest mistakes are not punished, so causes come to light; people remain responsible for telling what happened and for the improvements.',
      },
      {
        belief: 'Each incident has one root cause that has to be found',
        said: ['there is always one true root cause, and once we have it the review is finished'],
        correction:
          'Usually several conditions have to come together; a single chain of whys stops at whatever the group expects.',
      },
    ],
    sampleAnswer:
      '"Human error" isn\'t a result for me; it\'s the point where the questions begin. Before the meeting I\'d talk to the engineer, because he feels terrible, and tell him that I need his view. I open the review by saying that everyone acted sensibly with what they knew, and if someone says "how could you", I stop that. Then we build the timeline from logs and chat: at 14:02 he had two terminals open, both with the same prompt; at 14:05 he ran the script; at 14:40 support noticed; at 16:10 the files were back. With that we ask what made it possible. Why did his laptop have delete rights in production? Why did the script take its target from an environment variable without showing it? Why did no alarm fire for 35 minutes? And what was luck: the snapshot was an hour old by chance. From this come three actions, with names and dates: production deletes only through a pipeline with a second person, deleted files stay recoverable for 30 days, an alarm on mass deletion. "Be more careful" is taken out. The report goes to all teams, since others have such scripts too, and I check the actions every two weeks until they\'re done.',
    criteria: ['Curious about conditions', 'Protects the person', 'Actions that would really have helped'],
    followUps: [
      {
        question: 'The head of department wants to know who it was. What do you say?',
        about: [1],
        answer:
          'That anybody on the team could have done it and two others had come close. I offer the report with what we change. If there were intent or repeated recklessness, that would be a personnel matter and not a part of this review.',
      },
      {
        question: 'You have twelve proposed actions. How do you get to three?',
        about: [3, 5],
        answer:
          'I ask for each: would it have prevented this, limited the damage or shortened the outage, does it help against similar cases, and what does it cost? The best three get done; the others are written down as not chosen.',
      },
    ],
  },
  {
    id: 'technical-leadership-intermediate-05',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Technical Lead', 'Software Engineer', 'Engineering Manager'],
    skills: ['Legacy Modernization', 'Refactoring'],
    tags: ['rewrite', 'incremental replacement', 'business case'],
    question:
      'Your two strongest developers come with a proposal: "Give us four months and we rewrite the pricing engine properly." How do you examine it, and what would make you say yes?',
    keyPoints: [
      {
        cue: 'What you ask them first',
        point: 'Asks which problem is to be solved and whether the rewrite is the cheapest way to it',
        weight: 3,
        essential: true,
        said: [
          'Is it too slow, too risky to change, or just unpleasant to work in?',
          'what can the business do afterwards that it cannot do now?',
          'start from the pain and not from the new code',
        ],
      },
      {
        cue: 'What else might work',
        point: 'Looks for a way to replace it bit by bit while it runs, with value after each step',
        weight: 3,
        essential: true,
        said: [
          'Take one kind of price out first and route only that to the new part',
          'strangle it step by step instead of going silent for four months',
          'Swap out one piece after another behind the old interface, each of them useful on its own',
        ],
      },
      {
        cue: 'What could get lost',
        point: 'Points to the hidden knowledge in the old code and how its behavior would be captured',
        weight: 2,
        said: [
          'Ten years of special cases sit in there that nobody has written down',
          'run old and new on real requests and compare the prices',
        ],
      },
      {
        cue: 'The price beyond four months',
        point: 'Counts the double work: the old one keeps changing, and two people are missing elsewhere',
        weight: 2,
        said: [
          'Legal changes must be built twice during that period',
          'who does the roadmap when the best two are away? The target moves on meanwhile',
        ],
      },
      {
        cue: 'What would make you say yes',
        point:
          'Names conditions for a yes: small enough, stable requirements, a path to switch gradually, an early proof and a point to stop',
        weight: 3,
        essential: true,
        said: [
          'If after three weeks a first product is priced live by the new one, we go on, otherwise we stop',
          'yes if the platform is at its end and the scope is clearly limited',
          'I agree if we see a first working part in production soon and can quit when it does not work out',
        ],
      },
      {
        cue: 'How you treat the two',
        point: 'Takes the frustration and energy of the two seriously even when saying no',
        weight: 1,
        said: [
          'I want to keep their drive, so we look together for the first slice',
          'they see something real, and a flat refusal would cost me their trust',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The second version will be quick because the requirements are already known',
        said: ['we know now how it should be, so it is fast', 'the old system is the specification'],
        correction:
          'Most of the effort lies in the special cases that nobody remembers; rewrites usually take much longer than estimated.',
      },
      {
        belief: 'A rewrite is always wrong',
        said: ['never rewrite anything'],
        correction:
          'When the technology is at its end or a small part can be cut out cleanly, rebuilding can be cheapest; what fails is the big, invisible rewrite.',
      },
    ],
    sampleAnswer:
      "I'd be glad that they care, and I'd ask many questions. First: what hurts? If they say that every new tariff takes six weeks and two of the last three caused wrong prices, that's a real problem. If it's mainly unpleasant code, four months are too expensive. Then I'd ask what's in there that nobody remembers. Pricing engines are full of special cases for old contracts, and the current result, right or not, is what customers are used to. And what happens meanwhile: legal changes must be built twice, and two of my best are missing on the roadmap. So I'd look with them for a way without four silent months. Could we put a thin layer in front and let the new engine price just one product, run both in parallel on real requests, and compare to the cent? Then each month brings one product over, and we can stop at any time with something useful. I'd say yes if the first product is live within about four weeks, the differences are explained, and the rule changes become measurably faster. If it doesn't work out, we stop there. With these conditions, they get to build something new, and the company carries a risk it can see.",
    criteria: [
      'Neither enthusiastic nor dismissive',
      'Turns one bet into small ones',
      'Keeps the people motivated',
    ],
    followUps: [
      {
        question:
          'After the first product, the comparison shows three percent differing prices. Is that good or bad?',
        about: [2, 4],
        answer:
          'It is useful. We group the differences: our errors, old errors, unknown rules. Sales decides on each group, because a customer has a contract behind it. I would go on only when every group is explained.',
      },
      {
        question: 'How do you stop halfway without having wasted it all?',
        about: [1, 4],
        answer:
          'By cutting the slices so each stands alone: products moved stay on the new engine, the layer in front remains useful, and the tests from the comparison protect the old part. We would then run two engines consciously, with a note why.',
      },
    ],
  },
  {
    id: 'technical-leadership-intermediate-06',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Technical Lead', 'DevOps Engineer', 'Software Engineer'],
    skills: ['Test Automation', 'Continuous Integration'],
    tags: ['flaky tests', 'trust', 'pipeline'],
    question:
      'Fifteen percent of your pipeline runs fail for no real reason, and people just press "rerun". Last week a real bug went out because of it. How do you turn this around?',
    keyPoints: [
      {
        cue: 'The real harm',
        point: 'Explains the true damage: a red build no longer means anything, so real failures get ignored',
        weight: 3,
        essential: true,
        said: [
          'When everybody is used to red, nobody looks any more, and that is how the bug went through',
          'the signal has lost its trust, that is worse than the lost minutes',
          'People have learned to ignore the alarm, so it does not protect us any longer',
        ],
      },
      {
        cue: 'How you find the culprits',
        point:
          'Measures which tests are flaky by recording results and reruns, since a few usually cause most of it',
        weight: 3,
        essential: true,
        said: [
          'I collect pass and fail for each test on the same commit; typically twenty tests make up most of the noise',
          'make a ranking from the pipeline history',
          'Look at the build logs to find out which ones fail and pass without a code change',
        ],
      },
      {
        cue: 'What happens right away',
        point:
          'Quarantines the worst at once, visibly and with an owner and an expiry, so the main line is trustworthy again',
        weight: 3,
        essential: true,
        said: [
          'Move them to a separate non-blocking job, with a name and two weeks to fix or delete',
          'take unreliable ones out of the gate today, but not forever',
          'Put the bad ones aside today so that green means green, and give each somebody to repair it',
        ],
      },
      {
        cue: 'What the lasting repair is',
        point:
          'Fixes the causes: fixed waits, shared data, order dependence, time, network, and races in the product itself',
        weight: 2,
        said: [
          'Replace sleeps by waiting for a condition and give every test its own data',
          'some flakiness is a genuine race condition in our code and would hit users too',
        ],
      },
      {
        cue: 'Whether each one earns its place',
        point: 'Asks whether a test is worth keeping or can be moved to a lower level',
        weight: 2,
        said: [
          'Many end-to-end tests could be unit tests and would be stable then',
          'delete what checks nothing of value',
        ],
      },
      {
        cue: 'What holds from now on',
        point:
          'Agrees on a rule for the future: no blind rerun, new flaky tests are dealt with the same day, the rate is visible',
        weight: 2,
        said: [
          'Whoever presses rerun writes down why, and the rate hangs on the dashboard',
          'our limit is one percent, above that we stop and repair',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Automatically retrying failed tests up to three times solves flakiness',
        said: ['we configure three retries and it is green', 'retry until it passes'],
        correction:
          'It hides the noise along with real races that fail now and then; retries may serve to detect flakiness, with the result recorded.',
      },
    ],
    sampleAnswer:
      "The reruns cost minutes, but the real damage is that red no longer means anything. That's why the bug went out: someone saw red, thought \"the usual\", and pressed again. So I'd tell the team and product that we're treating this as a defect. First I'd measure: from the pipeline history, I take for each test how often it failed and then passed on the same commit. I'd bet that twenty tests cause most of it. Those go into quarantine the same day: a separate job that doesn't block, with a visible list, and each one has a name and two weeks. From then on the main line is green or truly broken, and blind reruns end. Next come the causes. Usually it's fixed waits, tests sharing data, dependence on order or on the clock, and a real network. Some will turn out to be a race in our own code, and those are the most valuable finds, because users hit them too. For others I'd ask whether they're worth it; many end-to-end tests can become a unit test or go. Then a simple agreement: new flaky test, same day, and the rate on the dashboard with a limit of one percent. I'd plan about two weeks of one person for it.",
    criteria: ['Restores trust first, then repairs', 'Data over hunches'],
    followUps: [
      {
        question: 'After a month the quarantine holds eighty tests. What happened, and what now?',
        about: [2, 4],
        answer:
          'It became a graveyard, because the expiry was not enforced. I set a maximum size, go through it with the team in one session, and delete what nobody misses. What protects money or data gets fixed first, with time planned for it.',
      },
      {
        question: 'How do you tell a flaky test from a real race condition in the product?',
        about: [3],
        answer:
          'I run it a few hundred times under load and look at what differs when it fails: only the expectation of the test, or also the state in the system, such as a doubled row. If the state is wrong, it is the product.',
      },
    ],
  },
  {
    id: 'technical-leadership-intermediate-07',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Technical Lead', 'Engineering Manager'],
    skills: ['Mentoring', 'Design Reviews'],
    tags: ['growth', 'design skills', 'feedback'],
    question:
      'A solid mid-level developer keeps bringing designs that the seniors tear apart. She has begun to ask for instructions instead of proposing anything. How do you help her?',
    keyPoints: [
      {
        cue: 'Your first step with her',
        point: 'Talks with her alone about how she experiences the reviews and what she wants to learn',
        weight: 3,
        essential: true,
        said: [
          'I ask her how those meetings feel and what she would need',
          'first listen to her side in a one-on-one before I coach anything',
          'I want to know from her how it feels to stand there, just the two of us',
        ],
      },
      {
        cue: 'What you get from the criticism',
        point:
          'Looks for the pattern in the criticism to name one or two concrete skills, with examples from her designs',
        weight: 3,
        essential: true,
        said: [
          'In all three designs the failure cases were missing, that is learnable',
          'not "your designs are weak" but "you never show alternatives"',
          'find what the objections have in common',
        ],
      },
      {
        cue: 'How to make it less painful',
        point: 'Lets her get early feedback at a rough stage from one person before the large round',
        weight: 2,
        said: [
          'She shows me a half-page sketch on day two, when changing it costs nothing',
          'a sparring partner before it goes to the seniors',
        ],
      },
      {
        cue: 'The other people in the room',
        point:
          'Changes the behavior of the seniors: questions and reasons instead of tearing apart, naming what is good',
        weight: 3,
        essential: true,
        said: [
          'I speak with the seniors too, since the tone in that meeting is part of the problem',
          'agree on rules for the review: ask first, and separate must from preference',
          'The experienced ones have to learn to criticize so that someone can grow from it',
        ],
      },
      {
        cue: 'What she gets to do',
        point:
          'Gives her a design of fitting size that she owns through to production and hands instructions back as questions',
        weight: 2,
        said: [
          'When she asks what to do I ask which two ways she sees',
          'one medium-sized topic that is truly hers, including the decision',
        ],
      },
      {
        cue: 'How she sees that it works',
        point: 'Makes progress visible and checks it after some weeks',
        weight: 1,
        said: [
          'I tell her when the next proposal already includes the risks',
          'after two months we look at the latest design together and compare it with the first',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Tough criticism in the group is the best school for design',
        said: ['we all had to go through it', 'she has to toughen up'],
        correction:
          'Who is shamed stops proposing, as she did; people learn from early, specific feedback in a setting where being wrong is safe.',
      },
      {
        belief: 'The quickest help is to give her the finished design to implement',
        said: ['I tell her exactly how to build it until she is ready'],
        correction:
          'That confirms the retreat; she needs decisions of a fitting size with support, or she never learns to design.',
      },
    ],
    sampleAnswer:
      "That she only asks for instructions now worries me more than the designs, since she has concluded that proposing is dangerous. I'd talk to her alone, ask how she experiences the reviews and what she'd like, and mostly listen. Then I'd go through her last three designs and the comments. Usually there's a pattern, for instance the normal case is well thought out, but failure cases and alternatives are missing. That's two skills with a name, and I can show them in her own text: \"here, what happens if the supplier doesn't answer?\" That's far easier to work on than \"not good enough\". Next time she brings me half a page on the second day, and we look at it while changing costs nothing. I'd also speak with the seniors, because their way is half of the problem. We agree that reviews begin with questions, that each objection comes with a reason and its weight, and that what's good gets said. Then I'd give her a topic of the right size, perhaps the notification settings, and it's really hers. If she asks what to do, I ask which two options she sees. After two months we put the first and the latest design side by side, so she sees the distance herself.",
    criteria: ['Sees her and the environment', 'Specific instead of general encouragement'],
    followUps: [
      {
        question: 'A senior tells you: "I am just honest, the design was bad." What do you say?',
        about: [3],
        answer:
          'That I want the honesty and the result: the flaw found and the person able to fix it next time. With his way we got the first and lost the second. I ask him to be her sparring partner for the next design.',
      },
      {
        question: 'After two months nothing has improved. How do you go on?',
        about: [1, 5],
        answer:
          'I check whether the goal was clear and whether the setting changed. Then I talk openly with her: perhaps design is not her direction and she shines elsewhere, or she needs another mentor. With her manager we clarify what the level requires.',
      },
    ],
  },
  {
    id: 'technical-leadership-intermediate-08',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Technical Lead', 'Product Manager', 'Solutions Architect'],
    skills: ['Cross-Functional Collaboration', 'Software Architecture'],
    tags: ['customer request', 'special case', 'negotiation'],
    question:
      'Sales needs a special approval workflow for one big customer by the end of the month. Built quickly, it means `if customer == 4711` in nine places. How do you handle it with product and sales?',
    keyPoints: [
      {
        cue: 'What you find out first',
        point: 'Asks what the customer really needs and whether others need it as well',
        weight: 3,
        essential: true,
        said: [
          'Maybe they just need a second pair of eyes above a certain amount, and three other customers asked for that',
          'I would like to talk to the customer instead of to the wish',
          'understand the goal behind the workflow',
        ],
      },
      {
        cue: 'What you put on the table',
        point:
          'Lays out options with their cost over time: quick special case, configurable feature, workaround outside, saying no',
        weight: 3,
        essential: true,
        said: [
          'One week now and trouble with each release, or three weeks and usable for all',
          'I show two or three ways with what they cost now and later',
          'I put the dirty version, the clean one and a manual workaround side by side, with price tags',
        ],
      },
      {
        cue: 'What nine places mean later',
        point:
          'Explains the lasting price of the special case: testing, errors, slower changes, the next customer with the same demand',
        weight: 2,
        said: [
          'Each future change has to be checked with and without it, and soon there are ten such ifs',
          'we would maintain a second product for one name',
        ],
      },
      {
        cue: 'Who decides, and when it pays',
        point:
          'Knows that the decision is a business one and can be worth it, as long as it is made knowingly',
        weight: 2,
        said: [
          'If the contract is worth two million, then a hack may be right',
          'my part is making the consequences clear, product decides',
        ],
      },
      {
        cue: 'How to limit the harm',
        point:
          'If it must be quick, confines it: one place, a switch or configuration instead of a customer number, tests, and a date to replace it',
        weight: 2,
        said: [
          'I hide it behind a setting such as approval required, in one module',
          'a single extension point instead of nine ifs, with a ticket to do it right',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A tech lead has to protect the architecture from every special wish',
        said: ['I refuse, this would pollute our code', 'sales must sell what exists'],
        correction:
          'The product lives on customers; the task is to show options and price, and to make the chosen one as harmless as possible.',
      },
      {
        belief: 'A small special case costs only what it takes to build',
        said: ['it is one week of work and then it is done'],
        correction: 'It is paid again with each change, test and support case, and it invites further ones.',
      },
    ],
    sampleAnswer:
      "I wouldn't begin with the code but with the customer. Together with product I'd ask sales for a call: what do they want to prevent? Perhaps it turns out that they need a second approval above ten thousand, and that three other customers have asked for similar things. Then it's no longer a special case but a feature with one first user. I'd put the options on a page: nine ifs, one week, and from then on each release has to be tested twice; or a setting \"second approval above an amount\", three weeks, available to all; or a workaround for this month, where their manager gets a report and approves outside, and the proper thing comes afterwards. For each I write what it costs now and every month after. Then product decides with sales. It's a business decision, and if the contract is big enough, even the ugly way can be right. I just want it to be made with open eyes. If we go for quick, I confine it: one extension point, named after the behavior instead of customer 4711, with tests and off by default. The cleanup is in the plan for next month with product's agreement. And I'd suggest that sales brings me in earlier next time.",
    criteria: ['Commercial sense and technical care', 'Offers a middle way'],
    followUps: [
      {
        question: 'It is the fourth such wish this year. What do you bring up with product?',
        about: [0, 2],
        answer:
          'That we are turning from a product into projects. I show the four wishes with their running cost and what they have in common; often there is one extension point behind them. And we agree on rules on what sales may promise.',
      },
      {
        question: 'Why is a named setting better than the customer number if just one customer uses it?',
        about: [4],
        answer:
          'It says what happens instead of for whom, it can be tested and switched in any environment, the next customer needs no release, and when this one leaves, we see at once that it may go.',
      },
    ],
  },
  {
    id: 'technical-leadership-intermediate-09',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Technical Lead', 'Engineering Manager', 'Software Engineer'],
    skills: ['Code Review', 'Software Engineering'],
    tags: ['ai assistants', 'code quality', 'team agreement'],
    question:
      'Half of the code in your team is now drafted by AI assistants. Output is up, but reviews got slower and you saw two bugs in code that nobody could explain. What do you agree on with the team?',
    keyPoints: [
      {
        cue: 'Who stands behind the code',
        point: 'Whoever submits code answers for it and must be able to explain it, whatever wrote it',
        weight: 3,
        essential: true,
        said: [
          '"The tool wrote it" is no answer; if you cannot explain the line, it does not go in',
          'the author remains the human who opens the pull request',
          'Your name is on the commit, so you vouch for every line in it',
        ],
      },
      {
        cue: 'Where work piles up now',
        point:
          'Sees that the bottleneck moved from writing to reviewing and verifying, and keeps changes small accordingly',
        weight: 3,
        essential: true,
        said: [
          'Generating is cheap, reading is not, so the size of a request gets a limit',
          'do not flood reviewers with a thousand generated lines; the author reads it first',
          'We produce faster than we can check, so less at a time goes into review',
        ],
      },
      {
        cue: 'How machines can help you',
        point:
          'Strengthens automatic safety nets: tests of behavior, static analysis, dependency and secret checks',
        weight: 2,
        said: [
          'The pipeline has to catch more, including invented or unsafe packages',
          'tests are written or at least checked by a person, since a tool tends to test what the code does instead of what it should',
        ],
      },
      {
        cue: 'Where more care is due',
        point: 'Sorts by risk where drafts are welcome and where more care is needed',
        weight: 2,
        said: [
          'Glue code and test data, gladly; permissions, money and concurrency get a second human and a design first',
          'not the same rule for a script and for encryption',
        ],
      },
      {
        cue: 'What the assistants may see',
        point: 'Settles what may be given to the tools: confidential code, customer data, licenses',
        weight: 2,
        said: [
          'Only the approved tool, and no customer data or keys in the prompt',
          'clear with legal and security what is allowed',
        ],
      },
      {
        cue: 'What you keep an eye on',
        point: 'Watches outcomes rather than volume, and the learning of juniors',
        weight: 2,
        said: [
          'I look at lead time, defects and rework rather than lines',
          'beginners should still solve things on their own at times so they understand',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'More generated code means more productivity',
        said: ['we produce twice the lines, so we are twice as fast', 'output has doubled, that proves it'],
        correction:
          'Lines are a cost; what counts is working change in production. Slower reviews and rework can eat the gain.',
      },
      {
        belief: 'Code that passes generated tests is correct',
        said: ['the assistant wrote tests as well and they are green'],
        correction:
          'Tests drafted from the code confirm what it does; whether this is what is wanted has to come from the requirement and a person.',
      },
    ],
    sampleAnswer:
      "I wouldn't forbid it and wouldn't celebrate the volume. I'd bring the two bugs to the team, without names, and ask what they teach us. The first agreement is simple: whoever opens the request is the author. If you can't explain a line, it doesn't go in. The second follows from the slow reviews: writing has become cheap, and checking is now the narrow part. So requests stay small, the author has read every line before asking others, and says what was tested. Third, I'd go by risk. Test data, glue code and migrations of a known pattern, gladly. For permissions, money, concurrency and anything with personal data, the design comes first, from people, and a second one reviews it. Fourth, the safety net: static analysis, a check that new packages really exist and are trusted, secret scanning, and tests derived from the requirement and not from the code. Then we clear with security and legal which tool is allowed and what never goes into a prompt. I'd look at lead time, escaped defects and rework after two months instead of lines. And I'd keep an eye on the juniors: they may use it, but they explain the result in pairing, because otherwise they don't learn to judge it.",
    criteria: [
      'Pragmatic and specific',
      'Accountability stays with people',
      'Adjusts the process to the new bottleneck',
    ],
    followUps: [
      {
        question: 'A developer submits five large generated changes a day. How do you talk to him?',
        about: [0, 1],
        answer:
          'I value the energy and show the effect: five colleagues read for hours and two changes had to be reverted. We agree on a limit of open requests and on a short description of what he verified. Work counts as done when it is merged and holds up.',
      },
      {
        question: 'How would you notice that the juniors stop learning?',
        about: [5],
        answer:
          'In pairing and incidents: they cannot say why something works, cannot find a fault without the tool, and choose among proposals at random. Then I plan tasks and reviews in which they design first and explain aloud.',
      },
    ],
  },
  {
    id: 'technical-leadership-intermediate-10',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Technical Lead', 'Software Engineer', 'Frontend Developer'],
    skills: ['Technical Strategy', 'Architecture Decision Records'],
    tags: ['technology choice', 'spike', 'team buy in'],
    question:
      'Your team must choose a new frontend framework for a product that will live ten years. Half want the one they know, half the one everybody talks about. How do you lead them to a decision that holds?',
    keyPoints: [
      {
        cue: 'What comes before the candidates',
        point: 'Agrees on criteria from the needs of product and team before comparing candidates',
        weight: 3,
        essential: true,
        said: [
          'Accessibility, hiring, longevity, load time: we weigh these first and then look at names',
          'what must it be good at in our case?',
          'criteria up front, so the debate is not about taste',
        ],
      },
      {
        cue: 'How you get evidence',
        point:
          'Has both built as a small slice of the real product within a fixed time, aimed at the hardest parts',
        weight: 3,
        essential: true,
        said: [
          'Two pairs, one week, the same complicated table with offline editing',
          'a time-boxed spike on the thing we fear, not a to-do list demo',
          'swap sides: the fans of one try the other',
        ],
      },
      {
        cue: 'What ten years mean',
        point:
          'Includes cost over the lifetime: upgrades, support, hiring, learning, dependence on one maintainer',
        weight: 2,
        said: [
          'In ten years we will do many major upgrades; how painful were they in the past?',
          'how many people out there know it, and who stands behind the project?',
        ],
      },
      {
        cue: 'The rules of deciding',
        point: 'Makes clear beforehand how the decision falls and who decides when opinions stay split',
        weight: 3,
        said: [
          'We try for agreement by Friday, otherwise I decide on the basis of the criteria',
          'everybody knows the process before it starts',
          'At the start I announce how we will choose and that I break the tie',
        ],
      },
      {
        cue: 'If you turn out wrong',
        point:
          'Limits the regret: keeps domain logic independent of the framework and notes when the choice is to be reviewed',
        weight: 2,
        said: [
          'Business rules live in plain modules, so that a switch touches only the screens',
          'write down reasons and the signs at which we look again',
        ],
      },
      {
        cue: 'When the choice is made',
        point: 'Asks for commitment from those who lost and lets the decision rest',
        weight: 1,
        said: [
          'After the decision we all support it, and I give the other camp an important part in the start',
          'disagree and commit, no reopening every week',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A majority vote shows which technology suits the product better',
        said: [
          'we vote, and what most people want is the right one',
          'if five of eight prefer it, it must be better',
        ],
        correction:
          'A vote counts preferences, mostly for what people already know; which one suits the product is shown by criteria and a trial on its hardest part.',
      },
      {
        belief: 'The most popular technology at the moment is the safest for ten years',
        said: ['take what is trending since everyone uses it'],
        correction:
          'Popularity helps hiring, but says little on stability; the record of upgrades, governance and fit matter more over such a period.',
      },
    ],
    sampleAnswer:
      "With such a split I'd make the process clear before anyone argues: we agree on criteria, try both for a week, aim for agreement on Friday, and if we don't get there, I decide by the criteria and explain it. Then we collect criteria from the product: it's used by clerks eight hours a day, so large tables and keyboard use matter, accessibility is required, it has to live ten years, and we need to hire in our town. We weight them together. Only then do two pairs build the same nasty piece, the editable table with ten thousand rows, in both frameworks, one week. I'd mix the pairs, so the fans of one must try the other. For the lifetime I look at how the last major upgrades went, who stands behind it, how many people know it, and how long we'd learn. On Friday we look at the results on the real screen. Usually it becomes clear. I write a one-page record with reasons and the signs at which we'd look again. Independently of the outcome, we keep the domain logic free of the framework, because in ten years we'll change it anyway. And I give the camp that lost an important part of the start, so that it becomes theirs too.",
    criteria: ['Fair process, clear end', 'Evidence from their own product', 'Thinks about being wrong'],
    followUps: [
      {
        question: 'The spike ends in a tie. How do you decide?',
        about: [2, 3],
        answer:
          'Then both are good enough, and the rest counts: what the team knows already, hiring, effort of upgrades. At a tie I take the known one, because learning costs time and the benefit is not proven. And I decide the same day.',
      },
      {
        question: 'Half a year later, the losing camp blames each problem on the framework. What do you do?',
        about: [4, 5],
        answer:
          'I take the problems apart: which are caused by it, and which would we have anyway? If one of the recorded signs is really met, we look at it again. If not, I say so clearly and ask them to help solve the problem.',
      },
    ],
  },
]
