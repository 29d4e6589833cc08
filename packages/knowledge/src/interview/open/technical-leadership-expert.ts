import type { OpenQuestion } from '../open-question.ts'

export const technicalLeadershipExpert: readonly OpenQuestion[] = [
  {
    id: 'technical-leadership-expert-01',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Technical Lead', 'Engineering Manager', 'Solutions Architect'],
    skills: ['Legacy Modernization', 'Risk Management'],
    tags: ['stalled rewrite', 'sunk cost', 'recovery'],
    question:
      'You take over a rewrite that was planned for twelve months. It is month twenty-six, sixty percent of the features exist, no customer uses it, and the old system keeps getting new features. How do you decide whether to stop, and what do you do if you go on?',
    keyPoints: [
      {
        cue: 'What counts and what does not',
        point: 'Judges by the remaining cost and value from today, leaving what was already spent out of it',
        weight: 3,
        essential: true,
        said: [
          'The two years are gone either way; the question is what the rest costs and brings',
          'sunk cost must not count, so I compare finishing, stopping and a middle way as if we started now',
          'Forget what we already paid; from here on, is finishing worth it?',
        ],
      },
      {
        cue: 'How you learn where it stands',
        point:
          'Establishes the true state: what works with real data and load, and what is in the missing part',
        weight: 3,
        essential: true,
        said: [
          'Sixty percent of the features can be thirty percent of the work, since the awkward ones are left',
          'I would try one real customer on a copy and see where it breaks',
          'I do not believe the percentage and put an actual customer with their data on it',
        ],
      },
      {
        cue: 'The next milestone you set',
        point:
          'Brings something into real use within weeks by cutting a slice for some customers or one function',
        weight: 3,
        essential: true,
        said: [
          'Find the smallest group that can live with what exists and move them for real',
          'turn the big bang into an incremental migration',
          'let one report or one country run on the new one',
        ],
      },
      {
        cue: 'How to catch up at all',
        point: 'Stops the moving target: freezes the old system or builds new features only in the new one',
        weight: 2,
        said: [
          'As long as the old one keeps growing, we never catch up',
          'an agreement with product that only legal changes go into the legacy system',
        ],
      },
      {
        cue: 'Whether everything must be rebuilt',
        point: 'Challenges parity: which old features nobody uses and can be dropped',
        weight: 2,
        said: [
          'The usage logs show that a third was not opened for a year',
          'we are not copying everything, the customers decide what they miss',
        ],
      },
      {
        cue: 'When you would give up',
        point:
          'Sets criteria and a date at which it is stopped, agreed with the sponsors, and says how parts could be saved',
        weight: 2,
        said: [
          'If no customer is live in four months, we end it and take over the pricing module into the old system',
          'a kill criterion written down in advance',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'After so much investment, stopping would be a waste',
        said: ['we cannot throw away two years of work', 'now we have to finish it'],
        correction:
          'Money spent is lost in each case; only future cost and benefit decide, and going on can be the larger waste.',
      },
      {
        belief: 'More developers will bring a late rewrite to its end',
        said: ['with ten more people we catch up'],
        correction:
          'New people cost the experienced ones time and add coordination; without a smaller target, the end moves along with the team.',
      },
    ],
    sampleAnswer:
      "The first thing I'd do is forget the twenty-six months, since they're spent whatever I decide. Then I need the truth about today. I wouldn't trust the sixty percent; what's left is usually the awkward part: migration, permissions, the special contracts. So I'd take one real customer's data, put it on the new system, and let their support contact work with it for two days. That tells me more than any report. At the same time I look at usage of the old one; often a third of the features hasn't been used for a year and needn't be rebuilt. With that I lay out three ways for the sponsors: stop and bring the best modules into the old system, finish as planned, or go live in slices. I'd lean to the third, if there's a slice: perhaps small customers in one country who need only what exists. They move within ten weeks. For that I need an agreement with product that the old system receives just legal changes, because a moving target is never reached. And we write down the end: if no paying customer works on it in four months, we stop. I'd also be open with the team, because they've known for a year that something's wrong.",
    criteria: ['Free from sunk cost', 'Seeks reality instead of reports', 'Gives the sponsors a real choice'],
    followUps: [
      {
        question: 'You decide to stop. How do you tell the team that worked on it for two years?',
        about: [0, 5],
        answer:
          'Personally and before anybody else hears it, with the reasons and figures. I say clearly that the plan failed and not their craft, what of their work lives on, and what each of them will do next. And then I leave room for anger.',
      },
      {
        question: 'Product says a frozen old system will cost customers. What do you offer?',
        about: [3, 4],
        answer:
          'A short list: which three requests would really lose revenue? Those we build, if possible in the new system for the migrated group first, which makes moving attractive. Everything else waits, with a date by which they can hold me to it.',
      },
    ],
  },
  {
    id: 'technical-leadership-expert-02',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Technical Lead', 'Engineering Manager', 'Solutions Architect'],
    skills: ['Technical Strategy', 'Stakeholder Management'],
    tags: ['influence', 'strategy', 'across teams'],
    question:
      'Five teams need a common technical direction. You are asked to write "the technical strategy", but none of the teams reports to you. How do you arrive at one that people follow?',
    keyPoints: [
      {
        cue: 'Where you begin',
        point:
          'Begins with a diagnosis from talks and data on what really hampers teams and business, instead of a vision',
        weight: 3,
        essential: true,
        said: [
          'I ask every team what slows them and look at incidents and lead times until the two or three real problems stand out',
          'a strategy answers a problem; without naming it you get a wish list',
          'Find out first what is really holding the teams back, by listening and looking at numbers',
        ],
      },
      {
        cue: 'What makes it a real strategy',
        point: 'Limits itself to a few choices with consequences, including what will not be done',
        weight: 3,
        essential: true,
        said: [
          'Three decisions that exclude something, for example no new services until we have one way to deploy',
          'if nobody could disagree with it, it is not a strategy',
          'say no to things explicitly',
        ],
      },
      {
        cue: 'Who writes it and how',
        point:
          'Writes it with respected engineers of the teams and circulates drafts early, so that it becomes theirs',
        weight: 3,
        essential: true,
        said: [
          'One person from each team helps to write, and the skeptics read the first version',
          'I collect objections one-on-one before the large meeting',
          'Let the people others look up to write it with me and argue over early versions',
        ],
      },
      {
        cue: 'How it gets time and weight',
        point: 'Ties it to business goals and wins a sponsor who makes room for it in the roadmaps',
        weight: 2,
        said: [
          'Without a head of department who gives capacity, it stays paper',
          'each point names which company goal it serves',
        ],
      },
      {
        cue: 'How people notice a benefit',
        point: 'Translates it into first steps that help teams soon, and into measures',
        weight: 2,
        said: [
          'In the first quarter two teams get the shared pipeline and save a day a week',
          'people follow what makes their life easier, so I begin there',
        ],
      },
      {
        cue: 'How it stays alive',
        point: 'Revisits it regularly and lets justified exceptions happen',
        weight: 1,
        said: [
          'Every half year we check what was wrong and change it',
          'a team may deviate with a reason that is written down',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A strategy is a list of target technologies',
        said: [
          'we go for Kubernetes, events and micro frontends, that is the strategy',
          'the target architecture diagram is enough',
        ],
        correction:
          'Technologies are means; a strategy names the problem, a guiding choice and the coherent steps, also what is left out.',
      },
      {
        belief: 'Without formal authority one can only recommend and hope',
        said: ['they do not report to me, so I cannot do anything'],
        correction:
          'Influence comes from a shared diagnosis, involvement, a sponsor with capacity and useful first steps; authority alone gets compliance on paper.',
      },
    ],
    sampleAnswer:
      "I wouldn't start writing; I'd start asking. Two weeks of conversations with all five teams, product and operations, plus data: lead times, incidents, where projects got stuck. I'd expect thirty complaints which come down to two or three causes, for instance that each team deploys differently, and that everyone reads the same customer tables. I play that diagnosis back first. If people say \"yes, that's it\", half is done. Then a small group, one respected engineer from every team including a skeptic, drafts with me. We choose little: say, one common way to production by autumn, customer data only through its owner's interface, and no new services until both stand. That last one hurts, and that's how I know it's a strategy and not a wish list. Each point says which business goal it serves, since I need a sponsor: the head of engineering has to free a tenth of each roadmap, or it stays on paper. I'd clear objections individually before the big meeting. Then we prove it quickly: two volunteers get the shared pipeline in the first quarter, and we publish the time they save. Others come on their own. Twice a year we look at what was wrong, and exceptions are fine, with a written reason.",
    criteria: ['Diagnosis before direction', 'Makes choices', 'Understands influence'],
    followUps: [
      {
        question: 'One team openly ignores it because its product is growing fast. What do you do?',
        about: [3, 5],
        answer:
          'I ask what it would cost them and what they need. Perhaps an exception for half a year is right, written down with what it costs the others. If they only want freedom at the expense of everyone, it goes to the sponsor, with facts.',
      },
      {
        question: 'How do you recognize after a year whether the strategy worked?',
        about: [0, 4],
        answer:
          'By the diagnosis: did the named problems shrink? Lead time, incidents with shared data, number of ways to deploy. And whether teams cite it when deciding without me in the room. A finished document is no result.',
      },
    ],
  },
  {
    id: 'technical-leadership-expert-03',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Technical Lead', 'Engineering Manager'],
    skills: ['Engineering Metrics', 'Continuous Improvement'],
    tags: ['dora', 'goodhart', 'quality targets'],
    question:
      'Management sets targets for your area: 85 percent test coverage, at most 5 percent failed changes, twice as many deployments. After a quarter all are met, yet customers complain more. What happened, and what do you propose instead?',
    keyPoints: [
      {
        cue: 'Why targets go wrong',
        point:
          'Explains that measures lose their meaning once they become targets, since people optimize the number',
        weight: 3,
        essential: true,
        said: [
          'As soon as the figure counts, everybody finds the easiest way to reach it',
          'that is the classic effect: a metric used as a goal stops measuring',
          'Goodhart: people hit the figure and miss the point',
        ],
      },
      {
        cue: 'How each target could be met',
        point: 'Names plausible ways in which each figure was met without improvement',
        weight: 3,
        essential: true,
        said: [
          'Tests without assertions, failures renamed as planned follow-ups, one change cut into five deployments',
          'coverage says a line was run, not that anything was checked',
          'You can run code in a test without asserting anything, and call a failed release something else',
        ],
      },
      {
        cue: 'What you look at instead',
        point:
          'Looks at what customers experience: errors on important paths, latency, support cases, recurring defects',
        weight: 3,
        essential: true,
        said: [
          'I go through the complaints and group them before I touch any metric',
          'measure success rates of checkout and login as the user sees them',
          'What do users complain about? I would measure whether paying and searching works for them',
        ],
      },
      {
        cue: 'How you would use numbers',
        point:
          'Uses several opposing measures together and as trends of a team for learning, not to rank or reward people',
        weight: 2,
        said: [
          'Speed and stability side by side, so that nobody can push one and sacrifice the other',
          'the team looks at its own curve and asks why; no bonus hangs on it',
        ],
      },
      {
        cue: 'What kind of target works',
        point:
          'Proposes goals on outcomes and lets the team choose the means, for instance fewer defects of a kind',
        weight: 2,
        said: [
          'The goal is half as many failed payments, and how to get there is up to us',
          'agree on the problem and not on the percentage of coverage',
        ],
      },
      {
        cue: 'How you deal with management',
        point: 'Takes the wish of management seriously and offers them insight they can trust',
        weight: 1,
        said: [
          'They want to know if the money is well spent, so I give them a short monthly report with meaning',
          'I explain without reproach why the numbers were misleading',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'High test coverage proves good quality',
        said: ['with 85 percent coverage the code is well tested', 'coverage shows how safe we are'],
        correction:
          'Coverage shows which lines ran, not whether results were checked or the right cases chosen; low coverage is a hint, a high value is no proof.',
      },
      {
        belief: 'Better metrics that cannot be gamed only have to be found',
        said: ['we simply need the right KPI'],
        correction:
          'Every single figure can be gamed under pressure; use several as a basis for conversation, along with direct observation.',
      },
    ],
    sampleAnswer:
      "The numbers became the goal, and then they stopped measuring anything. I'd look without accusing anybody, but I can guess: coverage rose through tests that call code and check nothing. Deployments doubled because one change is now cut into pieces or configuration pushes are counted. And the failure rate fell because a broken release is fixed forward and called a follow-up. Nobody was dishonest; each did what was asked. So I'd turn to the complaints: read a hundred, group them, and see what hurts. Perhaps it's failed payments on mobile and slow search on Monday mornings. Those become our measures, the success rate of payment and search time as users see them. The delivery measures I'd keep, but as a set, speed beside stability, as a trend for each team, to ask \"what changed here?\", never to compare people or for a bonus. To management I'd say: your question was right, you want to know whether quality is improving. Here are the real outcomes, here's a goal of half as many failed payments by summer, and how to reach it is our business. I'd report monthly on one page, including what didn't work. And for tests I'd rather look at which escaped defects a test should have caught.",
    criteria: ['No cynicism toward management', 'Concrete on how numbers deceive', 'Returns to customers'],
    followUps: [
      {
        question: 'Management insists on one number it can report upward. Which do you offer?',
        about: [2, 5],
        answer:
          'The share of important user actions that succeed, such as payments, measured from outside, with a line of explanation. It can hardly be improved without helping customers. And I say openly what it does not show.',
      },
      {
        question: 'How would you find out whether the new tests really check something?',
        about: [1],
        answer:
          'With mutation testing on the critical modules: small faults are planted and we see how many tests notice. Also by sampling in reviews, and by asking for each escaped defect which test should have failed.',
      },
    ],
  },
  {
    id: 'technical-leadership-expert-04',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Technical Lead', 'Site Reliability Engineer (SRE)', 'Engineering Manager'],
    skills: ['Incident Management', 'Distributed Systems'],
    tags: ['recurring incidents', 'systemic causes', 'resilience'],
    question:
      'Four big outages in five months, each with a different trigger: a certificate, a slow query, a bad configuration, a failed provider. Each review closed with its own fix. The board asks, "When does this stop?" How do you approach it?',
    keyPoints: [
      {
        cue: 'Where you search for the reason',
        point:
          'Looks across the incidents for what they share beyond the trigger: spread, detection, recovery, ownership',
        weight: 3,
        essential: true,
        said: [
          'I put all four side by side and ask why each small thing took everything down',
          'different sparks but the same dry forest',
          'compare how long we took to notice, who could act and how it propagated',
        ],
      },
      {
        cue: 'The change of aim',
        point: 'Shifts from preventing each trigger to limiting the effect and recovering quickly',
        weight: 3,
        essential: true,
        said: [
          'The next trigger will be one we have not thought of, so the blast radius has to shrink',
          'isolation, timeouts, gradual rollout and practiced rollback help against all four',
          'We cannot foresee every cause, so make failures small and get back up fast',
        ],
      },
      {
        cue: 'What happened in the background',
        point:
          'Examines changes and conditions of the last year: growth, staff turnover, pressure, skipped maintenance',
        weight: 2,
        said: [
          'Did the experienced people leave, did traffic double, was upkeep postponed?',
          'what has eroded the margins lately?',
        ],
      },
      {
        cue: 'Whether past fixes hold',
        point: 'Tests whether the actions of earlier reviews were finished and effective',
        weight: 2,
        said: [
          'I would check how many of the forty follow-ups are really closed; I guess half',
          'were we fixing tickets or causes?',
        ],
      },
      {
        cue: 'Where you put your effort',
        point:
          'Invests in few broad measures with capacity and an owner, such as configuration treated like code, dependency failure drills, fast rollback everywhere',
        weight: 2,
        said: [
          'One quarter with a third of the capacity for three programs instead of forty little tickets',
          'game days in which we switch off a provider on purpose',
        ],
      },
      {
        cue: 'What you tell the board',
        point:
          'Answers the board honestly: no promise of none, but measurable goals for frequency, extent and duration',
        weight: 2,
        said: [
          'I cannot promise zero; I can promise shorter and smaller, and here is how we will show it',
          'targets on minutes of customer impact with monthly reporting',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Different triggers mean that the incidents have nothing in common and were bad luck',
        said: ['those were four independent coincidences', 'each has been fixed, so it will calm down'],
        correction:
          'Triggers are always various; that each became a large outage points to shared conditions, such as lacking isolation or slow recovery.',
      },
      {
        belief: 'A freeze on changes makes the system stable',
        said: ['we stop all deployments until it is quiet again'],
        correction:
          'It calms briefly, but certificates expire, load grows and changes pile up into larger, riskier releases; small, reversible changes are safer.',
      },
    ],
    sampleAnswer:
      "Four triggers, four fixes, and the fifth will be something new. So I'd stop looking at the triggers and put the four timelines side by side. Why did an expired certificate on a side service stop checkout? Why did it take forty minutes each time until somebody knew what was broken? Who was able to roll back, and were they reachable? I'd expect patterns: everything depends synchronously on everything, configuration goes live everywhere at once, and two people know how to recover. I'd also ask what changed in the year before: traffic up by half, three experienced people gone, maintenance postponed for the launch. And I'd check the old actions; I'd guess that half of the forty aren't done. From this come three programs with owners and a third of our capacity for a quarter: limit the spread, with timeouts and fallbacks on the main paths; make each change, including configuration and certificates, gradual and reversible within minutes; and drills, in which we switch off a provider on purpose and let people other than the usual two recover. To the board I'd say that I can't promise zero. I promise that customer impact minutes are halved in two quarters, I'll show the curve each month, and I name the features that wait for it.",
    criteria: ['Systemic view', 'Honest toward the board', 'Concentrates resources'],
    followUps: [
      {
        question:
          'The board asks to hold the team leads personally accountable for outages. What do you say?',
        about: [0, 5],
        answer:
          'They are accountable for the improvement programs, and I report on these. Punishing for outages would make people hide near misses, and we would learn later and pay more. The conditions were created over years by decisions on many levels, mine included.',
      },
      {
        question: 'Which of your measures would have helped in all four cases?',
        about: [1, 4],
        answer:
          'A fast and practiced way to see what is failing and get back to the last good state, and isolation so that a failing part degrades one function instead of all. Those work without knowing the trigger.',
      },
    ],
  },
  {
    id: 'technical-leadership-expert-05',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Technical Lead', 'Engineering Manager'],
    skills: ['Knowledge Sharing', 'Team Leadership'],
    tags: ['bus factor', 'brilliant engineer', 'simplicity'],
    question:
      'Your most gifted engineer builds elegant, heavily abstract frameworks. Features on top appear fast when he writes them; everyone else is three times slower and avoids that code. How do you lead here?',
    keyPoints: [
      {
        cue: 'What good code means here',
        point: 'Defines quality by what the team can understand and change, and shows the effect with facts',
        weight: 3,
        essential: true,
        said: [
          'If five people are slower because of it, it is not good design for us, however clever',
          'I show that changes by others take nine days and by him three',
          'Code is good when the whole group can safely work on it, and right now the numbers say they cannot',
        ],
      },
      {
        cue: 'How you talk to him',
        point: 'Speaks with him openly and with respect, on the goal rather than as a reproach',
        weight: 3,
        essential: true,
        said: [
          'I tell him privately what I value and what it does to the others',
          'he probably does not see it, since to him it is simple',
          'A friendly, honest talk: I admire what you do, and here is the side effect',
        ],
      },
      {
        cue: 'A new role for his talent',
        point: 'Redirects his ability: making the others effective becomes his task and measure of success',
        weight: 3,
        said: [
          'The challenge I give him: an interface the juniors can use without asking',
          'he succeeds when Sara ships a feature there alone',
          'use his talent for the really hard problem behind a plain surface',
        ],
      },
      {
        cue: 'Before the next framework is built',
        point:
          'Involves others in the design early, with simple alternatives and a right to object, instead of accepting finished frameworks',
        weight: 2,
        said: [
          'A short design paper before coding, and someone who has to maintain it signs off',
          'no abstraction before the third real use',
        ],
      },
      {
        cue: 'The code that exists today',
        point:
          'Reduces the dependence: others take changes in that code, paired with him, and parts get simplified',
        weight: 2,
        said: [
          'For two months he touches nothing there himself, he only sits beside',
          'tickets in that area go to others on purpose so the knowledge spreads',
        ],
      },
      {
        cue: 'What the company encourages',
        point:
          'Checks what the culture rewards, for instance heroism and cleverness in promotions and praise',
        weight: 1,
        said: ['Did we promote him exactly for this?', 'I begin to praise boring solutions publicly'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The rest of the team has to raise its level to his',
        said: ['the others are just not good enough', 'they should study until they understand it'],
        correction:
          'People change and teams grow; code that only one person can work in is a risk and a cost, independent of the talent of the others.',
      },
      {
        belief: 'More documentation makes an overly complex framework maintainable',
        said: ['he just has to write better documentation'],
        correction:
          'Documentation helps with using it, but the complexity remains; the remedy is a simpler design and shared ownership.',
      },
    ],
    sampleAnswer:
      "For me, good design is what this team can safely change. So I'd first get facts to avoid a debate over taste: changes in that area take him three days and others nine, and two colleagues work around it by copying code. Then I'd speak with him alone. I'd say honestly that I admire the work, and that it has an effect he may not see, because to him it's simple. I wouldn't tell him to be less clever; I'd give him a harder problem: build it so that Sara can ship a new report without asking you. That's what I'll measure, and I'd count it as senior work, since multiplying others is worth more than being fast alone. Practically, new abstractions start with a one-page design; someone who'll maintain it reviews, and may ask for the plain version, and we generalize at the third case instead of the first. In the existing code, for two months tickets go to others, with him sitting next to them as a guide. Where they stumble, we simplify. I'd look at ourselves as well: if we've praised and promoted exactly these feats, then that has to change. Should he refuse in the long run, I'd talk to his manager, because a risk this large isn't a matter of style.",
    criteria: ['Fair to talent and team', 'Changes incentives, not only behavior'],
    followUps: [
      {
        question:
          'He says: "If I have to write it for beginners, I will get bored and leave." How do you answer?',
        about: [1, 2],
        answer:
          'That simple surfaces over hard problems are the most demanding kind of design, and that I have such a problem for him. If he needs the freedom to experiment, we find a place for it outside the common core. But the core belongs to the team.',
      },
      {
        question: 'Two weeks later he resigns. What do you do in his notice period?',
        about: [4],
        answer:
          'No new features from him. He pairs with two colleagues on real changes, we record how the core works and which traps there are, they do a release without him, and we list what to simplify first.',
      },
    ],
  },
  {
    id: 'technical-leadership-expert-06',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Technical Lead', 'Technical Project Manager', 'Engineering Manager'],
    skills: ['Estimation', 'Risk Management'],
    tags: ['large program', 'forecast range', 'executives'],
    question:
      'The executives want a date for a program of four teams, about nine months, with two unknown external interfaces and a migration. They say, "We need one number for the investors." How do you arrive at a forecast and how do you present it?',
    keyPoints: [
      {
        cue: 'The form of your answer',
        point: 'Forecasts as a range with probabilities instead of one date, explaining what lies between',
        weight: 3,
        essential: true,
        said: [
          'Half likely by November, 85 percent by February, and here is what makes the difference',
          'I give a likely and a safe date, so they can choose which to tell the investors',
          'I would say there is a fifty percent chance for autumn and a high chance for early spring',
        ],
      },
      {
        cue: 'What you base it on',
        point:
          'Uses the history of comparable undertakings and actual throughput beside the sum of estimates',
        weight: 3,
        essential: true,
        said: [
          'The last three programs here took 1.6 times the plan, that is my starting point',
          'outside view first, then the details from the teams',
          'simulate with real throughput rather than adding wishful numbers',
        ],
      },
      {
        cue: 'How you become more certain',
        point:
          'Takes the greatest unknowns first, so that uncertainty shrinks quickly, and gives dates for better forecasts',
        weight: 3,
        essential: true,
        said: [
          'In the first six weeks we connect both external interfaces and migrate a sample',
          'then I come back with a narrower range',
          'Try the scary parts at the start, and we will know much more in six weeks',
        ],
      },
      {
        cue: 'The effect of four teams',
        point:
          'Recognizes that dependencies between teams dominate: the chance that four all finish on time is much smaller than for each',
        weight: 2,
        said: [
          'If each is on time with 80 percent, all four together are at about forty',
          'integration and waiting eat more than coding',
        ],
      },
      {
        cue: 'Choices for the executives',
        point: 'Offers levers: reduced scope for a fixed date, stages, milestones with usable results',
        weight: 2,
        said: [
          'With a fixed date of November I can commit to these two countries',
          'a first release that already has value, so the date is less of a cliff',
        ],
      },
      {
        cue: 'What "one number" really is',
        point: 'Keeps forecast, target and commitment apart and makes clear which one the number is',
        weight: 2,
        said: [
          'November is what they would like, February is what I would sign',
          'a wish, a prediction and a promise are three different things',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Adding up the estimates of all tasks plus a buffer gives a reliable date',
        said: ['we sum the tasks and add 20 percent'],
        correction:
          'Forgotten work, waiting and shared risks are missing from the sum; tasks are late together, and the history of similar programs is the better start.',
      },
      {
        belief: 'Executives cannot deal with ranges, so they must get one number',
        said: ['they only understand one date, so I give them one'],
        correction:
          'They decide on uncertain revenue and markets daily; a range with levers is useful to them, provided it comes with a recommendation.',
      },
    ],
    sampleAnswer:
      "I'd start from outside: how long did similar programs take here, compared with the plan? If the last three were at 1.6 times, then nine months on paper are more like fourteen, and someone would have to explain why this one is different. Next to it I set the inside view: the teams cut the work into rough pieces, and I simulate with their real throughput of the past year. I also show the arithmetic of dependence: if each of four teams has an eighty percent chance of being on time, all four together have about forty. From this comes a range: fifty percent by November, eighty-five by February. To the executives I'd say: \"If you tell the investors one date, say February; that's one I'd sign. November is possible, but a coin flip.\" And I'd offer levers: for a fixed November I can commit to two countries without the migration of archives. The range is wide because of the two external interfaces, so we don't leave them to the end. In the first six weeks we exchange real data with both and migrate a sample, and then I come back with a narrower forecast. We update monthly. What I won't do is turn their wish into a plan by working backward and hope.",
    criteria: ['Calibrated rather than bold', 'Gives a recommendation', 'Reduces uncertainty actively'],
    followUps: [
      {
        question: 'The CEO announces November publicly anyway. How do you go on from there?',
        about: [4, 5],
        answer:
          'I do not pretend that it has become likely. I fix with product what can be in November with good certainty and steer to that, order by value, report the probability monthly, and say early which statement to customers needs correcting.',
      },
      {
        question: 'How do you notice after two months that the range was wrong?',
        about: [1, 2],
        answer:
          'By the finished integrated pieces compared with the simulation, the state of the two interfaces, and newly discovered work. If discovered work grows faster than finished work, the range moves, and I say so at once.',
      },
    ],
  },
  {
    id: 'technical-leadership-expert-07',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Technical Lead', 'Backend Developer', 'Software Engineer'],
    skills: ['API Versioning', 'Change Management'],
    tags: ['deprecation', 'shared library', 'migration'],
    question:
      'Your team owns an authentication library used by thirty services. A flaw in its design forces a breaking change; two years ago, the last such migration never finished. How do you get all thirty across this time?',
    keyPoints: [
      {
        cue: 'How you learn what is affected',
        point:
          'Finds out exactly who uses what, from the code and from traffic, instead of by an email to everyone',
        weight: 3,
        essential: true,
        said: [
          'I search all repositories and count calls of the old token format in production',
          'a list with owner and version for each service, automatically updated',
          'First I need the real list of callers, taken from repositories and logs',
        ],
      },
      {
        cue: 'Who does the work',
        point:
          'Takes over as much of the work as possible: automatic rewriting, compatible intermediate version, ready pull requests',
        weight: 3,
        essential: true,
        said: [
          'We write a codemod and open the change in their repositories ourselves',
          'it should cost a team an hour and not a week',
          'my team pays the price for its own breaking change',
        ],
      },
      {
        cue: 'What makes moving safe',
        point: 'Designs an overlap in which old and new work together, so each service can move on its own',
        weight: 3,
        essential: true,
        said: [
          'First every verifier accepts both formats, then issuers switch, then the old one is removed',
          'no common flag day for thirty teams',
          'For a while both versions are accepted, so everyone can switch when it suits them',
        ],
      },
      {
        cue: 'How it gets an end',
        point:
          'Sets an end date with backing from leadership, and makes the old way gradually uncomfortable with warning',
        weight: 2,
        said: [
          'Warnings in the build, then no new uses, then announced short shutdowns before the real one',
          'the head of engineering stands behind the date, or it will slip again',
        ],
      },
      {
        cue: 'How you keep it visible',
        point: 'Shows progress publicly and looks after the last stragglers and orphaned services personally',
        weight: 2,
        said: [
          'A board with 23 of 30 done, and for the last five we sit down with them',
          'the final ten percent have no owner, so I find one or we do it',
        ],
      },
      {
        cue: 'What two years ago can teach',
        point: 'Learns from the earlier attempt why it stopped',
        weight: 1,
        said: [
          'I ask the teams what made them give up back then',
          'last time there was no benefit for them and no date',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Announcing the deprecation early enough is sufficient',
        said: [
          'we send an email a year in advance and then switch it off',
          'it is up to the teams to migrate',
        ],
        correction:
          'Other teams have their own priorities; without tools, help, visibility and a backed date, announcements are ignored.',
      },
      {
        belief: 'All services should switch in the same night so there is never a mixed state',
        said: ['one coordinated big bang weekend avoids complexity'],
        correction:
          'Thirty simultaneous changes multiply the risk and cannot be rolled back individually; a period in which both work is safer.',
      },
    ],
    sampleAnswer:
      "I'd first ask the teams why the last one died. I'd bet on the answer: much work for them, no benefit, and nobody enforced the date. So this time my team carries the main cost. We start with facts: a search across all repositories plus a metric in production that counts old tokens by service. That yields a list of thirty with owners; probably three have none. Then the technical path needs an overlap: release one accepts both formats everywhere, then issuers switch one by one, then the old format gets removed. No flag day, and each step can be taken back. For the code we write an automatic rewrite and open the pull requests ourselves, with tests; the teams only review and deploy, an hour instead of a week. We do two services by hand first. The date comes with the head of engineering behind it, because it's a security matter. On the way there are warnings in the build, a ban on new uses, and shortly before the end two announced test shutdowns of an hour, which find the forgotten ones. A public board shows 23 of 30. For the last five we sit with the teams, and for orphans I find an owner or a grave. It's done when the old code is deleted.",
    criteria: ['Economics of migration understood', 'Persistent to the end', 'Safe order of steps'],
    followUps: [
      {
        question: 'One team refuses because of an important launch. The flaw is exploitable. What do you do?',
        about: [1, 3],
        answer:
          'I make the risk concrete together with security and offer to do the change for them this week, including being on call for it. If they still say no, someone has to sign the risk who is allowed to; usually that resolves it.',
      },
      {
        question: 'How do the announced short shutdowns work without harming customers?',
        about: [2, 3],
        answer:
          'They are announced, at a quiet time, with everyone reachable and a switch to return at once. We start on the test environment, then minutes in production, then an hour. Whoever fails is on the list and still has time.',
      },
    ],
  },
  {
    id: 'technical-leadership-expert-08',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Technical Lead', 'Engineering Manager', 'Solutions Architect'],
    skills: ['Technical Strategy', 'Architecture Decision Records'],
    tags: ['wrong decision', 'reversal', 'accountability'],
    question:
      'Eighteen months ago you pushed through event sourcing for the order domain. Now you suspect that it was a mistake. How do you find out, and how do you deal with it in front of team and management?',
    keyPoints: [
      {
        cue: 'How you find out',
        point:
          'Holds the expectations of then against facts: which benefits came, which costs were underestimated',
        weight: 3,
        essential: true,
        said: [
          'I take out the decision record and check each reason: did we ever replay, did audit need it?',
          'compare promised and actual with lead times, incidents and onboarding',
          'I check what we hoped for at that time and whether any of it really happened',
        ],
      },
      {
        cue: 'What kind of mistake it was',
        point: 'Distinguishes a wrong choice from a poor implementation and from changed circumstances',
        weight: 3,
        essential: true,
        said: [
          'Maybe the pattern is fine and our projections are badly built',
          'perhaps it was right at that time and the business has turned elsewhere',
          'Was the idea bad, did we just build it badly, or did the world change?',
        ],
      },
      {
        cue: 'Whom you turn to',
        point: 'Asks those who disagreed back then and those who work in it every day',
        weight: 2,
        said: [
          'I go to the two who were against it and ask what they see',
          'new colleagues tell most honestly how hard it was to get in',
        ],
      },
      {
        cue: 'How you talk about it',
        point: 'Says openly that it was their own decision and what they misjudged, without excuses or blame',
        weight: 3,
        essential: true,
        said: [
          'I tell the team: I was wrong here, and this is what I overlooked',
          'own it in front of my boss before somebody else brings it up',
          'This was my call and I got it wrong, no excuses',
        ],
      },
      {
        cue: 'What to do with it now',
        point:
          'Weighs the cost of going back against living with it, and looks for a partial or stepwise retreat',
        weight: 2,
        said: [
          'Keep it for payments where the history counts, and turn the rest into plain tables one at a time',
          'a full reversal could be more expensive than simplifying',
        ],
      },
      {
        cue: 'What you do differently next time',
        point: 'Draws a lesson for deciding: smaller trial, signs for review, dissent on record',
        weight: 2,
        said: [
          'Next time we try it on one small domain and set a date to look at it',
          'what question should I have asked then?',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Admitting a wrong technical decision destroys the authority of a lead',
        said: ['if I admit it nobody will follow me any more', 'better to defend it until it works'],
        correction:
          'The team usually knows already; owning it early builds trust and makes it safe for others to report problems.',
      },
      {
        belief: 'A bad outcome proves that the decision was bad',
        said: ['it failed, so deciding that way was wrong'],
        correction:
          'A reasonable decision may turn out badly, and a careless one well; look at what was known then and how it was decided.',
      },
    ],
    sampleAnswer:
      "A suspicion isn't a finding, so I'd go back to the record from then. We wanted three things: a complete audit trail, new views by replaying, and independence between teams. I'd check each against facts. Perhaps audit really uses it, but we replayed just once and it took two weeks, and a simple new field takes five days now because of event versions and projections. I'd ask the two colleagues who were against it, and the latest hires, how it is for them. Then I'd separate: is the pattern wrong for us, did we build it badly, or has the business changed? Suppose the audit part is worth it for payments, and for the rest it's too expensive. Then I'd say so in the team: \"I pushed this through. I overestimated how often we'd replay, underestimated the cost of versions, and didn't listen enough to the two of you.\" My manager hears the same, together with a proposal and not only a confession. Going back completely would cost half a year, so I'd rather stop the spread now, keep payments as they are, and turn the other aggregates into plain tables whenever we touch them. As a lesson, we try such a thing on one small area first, and write down the signs at which we look again.",
    criteria: ['Intellectual honesty', 'Evidence before reversal', 'Takes responsibility with a way forward'],
    followUps: [
      {
        question: 'Those who were against it say "told you so". How do you use that moment?',
        about: [2, 3],
        answer:
          'I agree with them on the facts and thank them for having said it then. Next I ask them to lead part of the way back and to help define how objections are heard better next time. That turns being right into influence.',
      },
      {
        question: 'When would you keep a wrong decision in place?',
        about: [4],
        answer:
          'When the cost of living with it is lower than that of the way back: a stable area that hardly changes, or one to be replaced anyway. Then I note it as known, prevent it from spreading, and stop discussing it.',
      },
    ],
  },
  {
    id: 'technical-leadership-expert-09',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Technical Lead', 'Engineering Manager', 'Software Engineer'],
    skills: ['Microservices', 'Software Architecture'],
    tags: ['monolith', 'service boundaries', 'team size'],
    question:
      'A team of nine wants to split its monolith into about twenty services because "deployments are slow and we step on each other". How do you respond, and what would you do about these two complaints?',
    keyPoints: [
      {
        cue: 'What you look into first',
        point:
          'Goes for the causes of the complaints: why deployments are slow and where exactly people collide',
        weight: 3,
        essential: true,
        said: [
          'Is it forty minutes of tests, manual approvals or a release train? That can be fixed without splitting',
          'look in the history which files cause merge conflicts',
          'What makes the deploy slow, and in which files do you keep bumping into each other?',
        ],
      },
      {
        cue: 'What the split would cost',
        point:
          'Names what twenty services cost nine people: operation, network failures, data consistency, versioning, debugging',
        weight: 3,
        essential: true,
        said: [
          'More than two services for each person, with pipelines, alarms and on-call for every one',
          'a function call becomes a remote call that can fail halfway',
          'Nine people would drown in running twenty things, with timeouts and inconsistent data on top',
        ],
      },
      {
        cue: 'How it could end up worse',
        point: 'Warns of a distributed monolith if the boundaries and the shared database stay as they are',
        weight: 2,
        said: [
          'If every feature touches five services that must go out together, we have the worst of both',
          'cutting in the wrong places makes the coupling more expensive instead of removing it',
        ],
      },
      {
        cue: 'What you suggest instead',
        point:
          'Proposes modules with enforced boundaries within the monolith first, along the business areas',
        weight: 3,
        essential: true,
        said: [
          'Separate packages with clear interfaces and a check in the build that forbids shortcuts',
          'a modular monolith gives most of the benefit, and later cuts become easy',
          'Keep one deployable but draw hard lines inside it that the compiler or build checks',
        ],
      },
      {
        cue: 'When splitting makes sense',
        point:
          'States when a piece should really become a service: different scaling, reliability, security or another team',
        weight: 2,
        said: [
          'The image conversion needs lots of memory and may crash, so that one goes out',
          'if a second team takes over billing, a separate service makes sense',
        ],
      },
      {
        cue: 'How to treat slow deployments',
        point: 'Speeds up delivery directly: faster tests, trunk-based work, flags, automatic deployment',
        weight: 2,
        said: [
          'Parallel tests and small merges bring us to several releases a day with one deployable',
          'feature switches separate releasing from deploying',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Microservices make deployments faster by themselves',
        said: [
          'small services deploy in seconds, so we get quicker',
          'with services everybody can release independently',
        ],
        correction:
          'Only if they can really be changed independently; with coupled data and interfaces, releases have to be coordinated and get slower.',
      },
      {
        belief: 'A monolith cannot be deployed several times a day by several people',
        said: ['monoliths only allow monthly releases'],
        correction:
          'With fast tests, small changes and automation, large teams deploy single applications many times a day.',
      },
    ],
    sampleAnswer:
      "Both complaints are real, and I'd tell them so. But twenty services are an answer to a different question. First I'd look at why a deployment is slow. If it's fifty minutes of tests and two manual approvals, then twenty services have the same problem twenty times. Parallel tests, small merges to the trunk, flags and an automatic rollout will get us to several releases a day with one deployable. For stepping on each other, I'd check version control: probably there are three places, such as the order class and the common helpers, where everyone meets. That's where boundaries are missing. So I'd propose modules along the business, order, billing, catalog, each with its interface and its own tables, and a check in the build that fails when someone reaches around it. That gives most of what they hope for. And it shows whether our cuts are right, while moving them is still cheap; a wrong cut between services means a distributed monolith with features that touch five of them. Nine people with twenty services also means twenty pipelines, alarms and half-failed calls. A piece may go out when it has a reason: image conversion, because it eats memory and can crash, or billing, if another team takes it. We'd look at both complaints again after a quarter, with figures.",
    criteria: ['Takes the complaints seriously', 'Cost awareness for team size', 'Keeps the option open'],
    followUps: [
      {
        question: 'How do you enforce module boundaries so that they hold after a year?',
        about: [3],
        answer:
          'With rules checked in the build on allowed dependencies, separate schemas with their own database users, owners for each module who review changes, and a small public interface. What is only agreed upon is gone after three deadlines.',
      },
      {
        question: 'The team grows to forty people. Does your answer change?',
        about: [2, 4],
        answer:
          'Yes, then independent teams need to release independently. The modules show the natural cuts; I would extract those that belong to one team and have proven stable, one at a time, with their own data, and leave the rest.',
      },
    ],
  },
  {
    id: 'technical-leadership-expert-10',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Technical Lead', 'Engineering Manager'],
    skills: ['Knowledge Sharing', 'Legacy Modernization'],
    tags: ['retiring expert', 'critical system', 'knowledge transfer'],
    question:
      'The billing run of your company, 300,000 lines of old code, is understood by one person, and she retires in five months. Documentation is from years ago. What is your plan?',
    keyPoints: [
      {
        cue: 'How knowledge passes on',
        point:
          'Has successors do the real work now, with her beside them, instead of having her write documents',
        weight: 3,
        essential: true,
        said: [
          'From today two others do each change and each month-end, she only advises',
          'knowledge passes by doing; she sits next to them and keeps her hands off',
          'documents alone would be unread and wrong',
        ],
      },
      {
        cue: 'What exactly must be covered',
        point:
          'Sorts what matters by risk: what breaks, what recurs monthly and yearly, which manual steps and contacts exist',
        weight: 3,
        essential: true,
        said: [
          'We list all that she does in a year, also the calls with the bank and the tricks at year-end',
          'not the 300,000 lines, but the twenty situations in which only she knows what to do',
          'Write a calendar of everything she does through the year and mark what would hurt most',
        ],
      },
      {
        cue: 'How you test the plan',
        point: 'Rehearses her absence early: run periods and drills without her while she can still be asked',
        weight: 3,
        essential: true,
        said: [
          'In month three she takes two weeks off and we do the month-end alone',
          'simulate the emergencies of the past with her watching silently',
          'Let her go on vacation during a closing and see if we survive, while she can still come back',
        ],
      },
      {
        cue: 'What protects the successors',
        point:
          'Builds a safety net that holds without knowledge: comparison tests with past runs, restartable steps, a test environment',
        weight: 2,
        said: [
          "Last year's inputs and results become automatic checks",
          'we have to be able to run it on a copy before touching it',
        ],
      },
      {
        cue: 'How it gets written down',
        point:
          'Captures what was learned during the work: recorded sessions, runbooks written by the successors and corrected by her',
        weight: 2,
        said: [
          'The learner writes it down and she corrects, that shows at once what was understood',
          'short videos while she solves a real problem',
        ],
      },
      {
        cue: 'How to lighten the load',
        point:
          'Reduces what needs knowing, freezes nonessential change and arranges for her to be reachable as an adviser afterwards',
        weight: 2,
        said: [
          'No new features during the handover, and dead parts are switched off',
          'a contract for a few days a month in the first year, without relying on it',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'She should use the remaining months to document everything',
        said: ['she writes a complete manual before she leaves', 'we let her document for five months'],
        correction:
          'Experts do not know what they know without being asked; written dumps miss what matters. Successors who do the work ask the right questions.',
      },
      {
        belief: 'Five months are enough to replace the system with a modern one',
        said: ['we use the time to rewrite it so that we do not need her'],
        correction:
          'Replacing 300,000 lines without the knowledge in them fails; first secure operation, then renew step by step.',
      },
    ],
    sampleAnswer:
      "The most precious thing is her time, so I'd clear her calendar and freeze features for the system. Then I'd choose two people who want it, not those who happen to be free, and reverse the roles at once: they do each change and each run, she sits next to them and keeps her hands off the keyboard. Documents written by an expert miss what's obvious to her; when a learner writes the runbook and she corrects it, we see what was understood. In the first two weeks we list with her what she does over a year: month-end, year-end, the call with the bank when a file is rejected, the manual corrections that nobody else knows of. Those perhaps twenty situations we go through, the rare ones as a drill with old cases. In parallel we build a net: a copy where we can run it, and last year's inputs and results as automatic comparison. In month three she goes on vacation for two weeks across a month-end. That will be uncomfortable, and it tells us what's missing while there's still time. For the first year I'd try to have her as an adviser a few days a month. And only once it's running safely do we plan its replacement, piece by piece.",
    criteria: ['Learning by doing', 'Tests the plan before it counts', 'Respect for the expert'],
    followUps: [
      {
        question: "She is not very willing to share; it was her life's work. How do you win her?",
        about: [0, 4],
        answer:
          'I ask what she would like to remain of it and give the handover some dignity: her students, her choice of topics, public thanks. I listen to old hurts. Often it is not unwillingness, but nobody was interested for years.',
      },
      {
        question: 'The rehearsal in month three goes badly wrong. What do you change?',
        about: [2, 3, 5],
        answer:
          'That is what it was for. We note each point where they were stuck, make these the program of the last two months, add a third person if needed, negotiate a later departure or an adviser contract, and tell management the remaining risk.',
      },
    ],
  },
]
