import type { SkillQuiz } from './quiz-question.ts'

export const agileQuiz: SkillQuiz = {
  skill: 'Agile',
  questions: [
    {
      id: 'agile-01',
      difficulty: 'beginner',
      question:
        'A team plans to build the database layer in iteration 1, the services in iteration 2, and the screens in iteration 3 of a checkout feature. What is the main weakness of slicing the work this way?',
      right: {
        text: 'Nobody can use anything or give feedback until iteration 3',
        why: 'Horizontal layers deliver no usable result on their own. A thin vertical slice through all layers can be tried, and corrected, after the first iteration.',
      },
      wrong: [
        {
          text: 'The database design should come last, after the screens are final',
          why: 'The order of the layers is not the problem. Any layer-by-layer order postpones the first usable result to the end.',
        },
        {
          text: 'Each iteration should contain work for only one specialist at a time',
          why: 'Keeping specialists in separate iterations is precisely what creates handoffs. Agile teams put all the skills a slice needs into the same iteration.',
        },
        {
          text: 'The three iterations are too short to finish a complete layer properly',
          why: 'Longer iterations would only delay feedback further; the slicing itself is what keeps anything from being usable.',
        },
      ],
    },
    {
      id: 'agile-02',
      difficulty: 'beginner',
      question:
        'Halfway through an iteration the customer sees a working screen and says the process behind it has changed since last month. How does an agile team treat this?',
      right: {
        text: 'As useful information that may change what is built next',
        why: 'Short cycles exist to surface such news early, when acting on it is cheap. It is weighed against the other work and ordered accordingly.',
      },
      wrong: [
        {
          text: 'As a change request to be costed and approved by a change board',
          why: 'A formal board makes change expensive by design. That protects the plan, not the value of the product.',
        },
        {
          text: 'As a defect that the team caused by analyzing too little up front',
          why: 'The process changed; no amount of earlier analysis would have foreseen it. Blame also discourages showing unfinished work.',
        },
        {
          text: 'As out of scope, because the customer agreed to the earlier version',
          why: 'Holding customers to an outdated agreement delivers something nobody needs. Responding to change outranks following the plan.',
        },
      ],
    },
    {
      id: 'agile-03',
      difficulty: 'beginner',
      question:
        "A board shows 'To do: 12, In progress: 11, Done: 1' for a team of five near the end of the week. What should the team try first?",
      right: {
        text: 'Finish items in progress together before starting new ones',
        why: 'Eleven open items among five people means constant switching and late delivery. Working together on fewer items gets them done sooner.',
      },
      wrong: [
        {
          text: 'Assign two or three items to each person so that all are covered',
          why: 'That is roughly the present state. Spreading people over several items each is what keeps everything unfinished.',
        },
        {
          text: "Move items back to 'To do' so that the board looks less crowded",
          why: 'Cosmetics do not finish work, and the effort already put into the items would lie idle.',
        },
        {
          text: 'Ask for two more developers so that the items get done in time',
          why: 'New people need onboarding and would start yet more work. Too much is open at once; that is not a lack of hands.',
        },
      ],
    },
    {
      id: 'agile-04',
      difficulty: 'beginner',
      question:
        "Which of these is the most useful acceptance criterion for 'As a customer I want to reset my password'?",
      right: {
        text: 'A reset link works once and stops working after 30 minutes',
        why: 'It describes observable behavior that anybody can check, and leaves the implementation to the team.',
      },
      wrong: [
        {
          text: 'The reset process is user-friendly, fast, and secure enough',
          why: 'These words mean something different to everyone, so nobody can tell whether the criterion is met.',
        },
        {
          text: 'The reset token is stored in a new table with a foreign key',
          why: 'That prescribes a design. The team could store tokens differently and the customer would be equally well served.',
        },
        {
          text: 'The developer and a tester have both looked at the screens',
          why: 'Review is a working agreement for all stories; it says nothing about how this one should behave.',
        },
      ],
    },
    {
      id: 'agile-05',
      difficulty: 'beginner',
      question:
        'A stakeholder asks why the team does not simply estimate all 200 backlog items in detail at the start of the year. What is the best answer?',
      right: {
        text: 'Many will change or vanish before they are built, so detail is wasted',
        why: 'Detail decays as the team learns. Estimating near items finely and far ones coarsely gives the same decisions for far less work.',
      },
      wrong: [
        {
          text: 'Agile teams do not estimate, because every estimate becomes a promise',
          why: 'Many agile teams estimate; they do so when a decision needs it. Refusing outright leaves stakeholders unable to plan.',
        },
        {
          text: 'Developers lose motivation when they see how much work is ahead of them',
          why: 'Motivation is not the reason. The cost of detail that is likely to be thrown away is.',
        },
        {
          text: 'Detailed estimates are only possible after the architecture is signed off',
          why: 'A signed-off architecture would not keep the requirements from changing; it is a waterfall gate in other words.',
        },
      ],
    },
    {
      id: 'agile-06',
      difficulty: 'beginner',
      question:
        'In a retrospective a team lists 14 improvements. Three weeks later none has been done. What is the best change for the next retrospective?',
      right: {
        text: 'Pick one or two, give each an owner, and plan them as work',
        why: 'A few improvements that compete openly for time get done. Fourteen wishes without owner or capacity do not.',
      },
      wrong: [
        {
          text: 'Hold retrospectives every other month, as so little came of them',
          why: 'Fewer retrospectives mean even less improvement. The list was too long and had no place in the plan.',
        },
        {
          text: 'Let the manager decide which of the improvements are mandatory',
          why: "Improvements imposed from outside lose the team's commitment, and the missing capacity would still be missing.",
        },
        {
          text: 'Keep the list in the wiki and go through all points every week',
          why: 'Going through a list is not doing it. Without a choice and time set aside the points stay open.',
        },
      ],
    },
    {
      id: 'agile-07',
      difficulty: 'beginner',
      question:
        "A developer says 'We are agile, so we write no documentation.' What do the values of the Agile Manifesto actually suggest here?",
      right: {
        text: 'Write the documents someone needs, but judge progress by working software',
        why: 'The manifesto values working software over comprehensive documentation while stating that documentation has value too.',
      },
      wrong: [
        {
          text: 'Write no documents, because code that is clean enough explains itself fully',
          why: 'Code cannot tell why a decision was made or how to operate the system; the manifesto does not call documents worthless.',
        },
        {
          text: "Write documents only when a customer's contract lists them as a deliverable",
          why: 'Operators, new colleagues, and auditors need some too. Contract wording is a poor guide to what people need to know.',
        },
        {
          text: 'Write the full documentation first, so that the software can be built faster',
          why: 'That is the plan-driven approach: documents produced up front as the measure of progress, and outdated soon after.',
        },
      ],
    },
    {
      id: 'agile-08',
      difficulty: 'beginner',
      question:
        "A feature is 'done except for testing', which a separate group will do next month. Why do agile teams refuse to count it as done?",
      right: {
        text: 'Unknown defects may remain, so how much work is left is unknown',
        why: 'Untested work hides rework. Counting it as done makes progress look better than it is and lets surprises pile up at the end.',
      },
      wrong: [
        {
          text: 'Testers need their own items on the board to show what they do',
          why: "Visibility of testers' work is a side issue. What matters is that quality, and thus remaining effort, is unknown.",
        },
        {
          text: 'Developers must not write more code before testers have caught up',
          why: "They may well do other work, though helping with tests is better. The question is about what 'done' tells others.",
        },
        {
          text: 'The customer pays for finished features, not for parts of features',
          why: "Payment terms vary and are not the reason. Even in an unpaid project 'done' must mean that nothing is left to do.",
        },
      ],
    },
    {
      id: 'agile-09',
      difficulty: 'intermediate',
      question:
        'A manager compares two teams: A has a velocity of 60 points, B of 35. He wants B to learn from A. What is wrong with his conclusion?',
      right: {
        text: "Points are each team's own scale, so the numbers cannot be compared",
        why: 'A point means whatever a team agreed on. Velocity helps that team forecast its own work and says nothing about output compared with others.',
      },
      wrong: [
        {
          text: 'Velocity must first be divided by the number of developers in a team',
          why: 'Points per head still mix two scales. Dividing incomparable figures does not make them comparable.',
        },
        {
          text: 'Velocity has to be averaged over at least ten iterations to compare',
          why: "A longer average is steadier but still in each team's private unit.",
        },
        {
          text: 'Points have to be calibrated once by converting them to hours of work',
          why: 'A fixed conversion turns points into disguised hours and invites padding; it adds nothing over measuring delivery itself.',
        },
      ],
    },
    {
      id: 'agile-10',
      difficulty: 'intermediate',
      question:
        'A team raised its number of items in progress from 10 to 20 while still finishing 5 items a week. What happened to the average time an item takes?',
      right: {
        text: 'It went from about two weeks to about four weeks',
        why: "Little's Law: average cycle time is work in progress divided by throughput, so 20 / 5 = 4 weeks instead of 10 / 5 = 2.",
      },
      wrong: [
        {
          text: 'It stayed the same, as throughput did not change',
          why: 'Throughput tells how many items leave per week, not how long each stays. Twice as many open items wait twice as long.',
        },
        {
          text: 'It fell, because work on more items now overlaps',
          why: 'Overlap feels fast, but with the same exit rate each item spends longer waiting for attention.',
        },
        {
          text: 'It cannot be known without the size of the items',
          why: "For averages in a stable system, Little's Law needs only work in progress and throughput, whatever the sizes.",
        },
      ],
    },
    {
      id: 'agile-11',
      difficulty: 'intermediate',
      question:
        "A story 'Import customer data from partners' is estimated as too big for one iteration. Which split is best?",
      right: {
        text: "Import one partner's file with valid rows only; then errors, then partners",
        why: 'Each slice works end to end and can be used or demonstrated, and the first one already teaches what is hard.',
      },
      wrong: [
        {
          text: 'Design the import first, then code it, and then write its automated tests',
          why: 'Those are phases. None of the first two yields something that works, so risk and feedback come last.',
        },
        {
          text: 'Write the parser, then the storage of the rows, and then the upload screen',
          why: 'Splitting by component leaves three pieces, of which nothing is usable until all are complete.',
        },
        {
          text: 'Give each of three developers one third of the import and merge at the end',
          why: 'Dividing by people says nothing about value, and the merge at the end is where the trouble would appear.',
        },
      ],
    },
    {
      id: 'agile-12',
      difficulty: 'intermediate',
      question:
        "Every iteration, about a third of the team's time goes to unplanned production support, and plans fail. What is the most sensible response?",
      right: {
        text: 'Plan with the capacity left after typical support, and attack its causes',
        why: 'Support is predictable on average, so plan for it. Analyzing where it comes from is what shrinks it over time.',
      },
      wrong: [
        {
          text: 'Refuse support requests until the iteration ends, to protect the plan',
          why: 'Customers with a broken system cannot wait two weeks. The plan serves the product, not the other way round.',
        },
        {
          text: 'Extend every iteration by a third, so that the planned work still fits',
          why: 'A longer iteration also collects a third more support. It only delays feedback.',
        },
        {
          text: 'Ask the team to work faster on support so that the plan can be kept',
          why: 'The demand is there whatever the effort; pressure leads to hasty fixes that cause the next incident.',
        },
      ],
    },
    {
      id: 'agile-13',
      difficulty: 'intermediate',
      question:
        'Leadership demands that velocity grow by 10% per quarter. After two quarters it has, but customers see no more features. What most likely happened?',
      right: {
        text: 'Estimates were inflated: the same work is now worth more points',
        why: 'Once a measure becomes a target, it stops measuring. Points are free to create, so they grow without more being delivered.',
      },
      wrong: [
        {
          text: 'The team now delivers more, but the customers need time to notice',
          why: 'More shipped features would be visible in release notes. Points can grow without any such change.',
        },
        {
          text: 'Technical debt is being repaid, which raises velocity but not value',
          why: 'Repaying debt may be worth it, but it would not make points grow on schedule by exactly the demanded rate.',
        },
        {
          text: 'The team picks up bigger stories, which earn more points per feature',
          why: 'Bigger stories take longer in proportion, so velocity would not rise, and features would still appear.',
        },
      ],
    },
    {
      id: 'agile-14',
      difficulty: 'intermediate',
      question:
        'Before building a feature the team does not know whether an external API can handle the required queries. What should it plan?',
      right: {
        text: 'A time-boxed spike that ends with an answer and a decision',
        why: 'A spike buys the knowledge cheaply. The time-box keeps it from becoming open-ended research.',
      },
      wrong: [
        {
          text: 'The full feature with a doubled estimate to cover the risk',
          why: 'Padding does not reduce uncertainty. If the API cannot do it, even the doubled effort is wasted.',
        },
        {
          text: "A wait until the API's provider has confirmed it in writing",
          why: 'Waiting costs time and a promise is weaker evidence than a small experiment with the real API.',
        },
        {
          text: 'The screens first, since they do not depend on the answer',
          why: 'The riskiest assumption would be tested last, after money has been spent on screens that may be useless.',
        },
      ],
    },
    {
      id: 'agile-15',
      difficulty: 'intermediate',
      question:
        'Code from six developers lives on feature branches for the whole iteration and is merged in the last two days, which are always hectic. Which change attacks the cause?',
      right: {
        text: 'Integrate small changes into the main branch at least daily',
        why: 'Conflicts and hidden incompatibilities grow with the time branches live apart. Frequent integration keeps each merge small.',
      },
      wrong: [
        {
          text: 'Reserve the last four days of the iteration for merging',
          why: 'That plans for the pain instead of removing it, and branches would diverge even while others are merged.',
        },
        {
          text: 'Appoint one senior developer as the owner of all merges',
          why: 'A merge owner becomes a bottleneck and knows each change less well than its author.',
        },
        {
          text: 'Freeze the main branch until the release test is passed',
          why: 'A freeze delays integration further, so problems surface even later and in larger batches.',
        },
      ],
    },
    {
      id: 'agile-16',
      difficulty: 'intermediate',
      question:
        "A product was shown to users for the first time after nine iterations, and they reject the core workflow. The team had 'met every acceptance criterion'. What was missing?",
      right: {
        text: 'Feedback from real users on the increments during those iterations',
        why: 'Iterating without users only checks conformity to assumptions. The point of increments is to test the assumptions themselves.',
      },
      wrong: [
        {
          text: 'More precise acceptance criteria, signed by the users beforehand',
          why: 'Criteria were met; they described the wrong thing. Precision cannot replace letting people try the product.',
        },
        {
          text: 'A longer analysis phase to find out the workflow before coding',
          why: 'People are poor at judging a workflow on paper. An early rough increment would have shown the mismatch in weeks.',
        },
        {
          text: "A tester on the team who checks each feature from users' side",
          why: 'A tester finds deviations from the expected, but is not the person who has to do the work with the product.',
        },
      ],
    },
    {
      id: 'agile-17',
      difficulty: 'expert',
      question:
        "A team's cumulative flow diagram shows the 'In review' band getting steadily wider while the arrival rate into development stays constant. What does this tell you?",
      right: {
        text: 'Reviews finish slower than work arrives there; more coding will not help',
        why: "A widening band is a growing queue. The system's pace is set by review, so capacity must move there or inflow must drop.",
      },
      wrong: [
        {
          text: 'Reviews have become more thorough, so the quality of the work is rising',
          why: 'The diagram shows only counts. A growing queue says that capacity does not match, not that the reviews got better.',
        },
        {
          text: 'Development is slowing down, so the items reach review later than before',
          why: 'Then less would arrive in review and its band would shrink; the widening shows the opposite.',
        },
        {
          text: 'The team finishes more items per week, which makes the middle band grow',
          why: "More finished items would show as a steeper 'Done' line, not as more items stuck in the middle.",
        },
      ],
    },
    {
      id: 'agile-18',
      difficulty: 'expert',
      question:
        'Management wants every specialist 100% booked to avoid waste. Lead times have since tripled. Why does this happen even though nobody is idle?',
      right: {
        text: 'Near full utilization, small variations make queues grow without bound',
        why: 'With variable arrivals and sizes, waiting time rises steeply as utilization approaches 100%. Slack is what keeps work flowing.',
      },
      wrong: [
        {
          text: 'Specialists without breaks make more errors, which tripled the rework',
          why: 'Fatigue may add some, but queues explode at full utilization even if nobody makes a single error.',
        },
        {
          text: 'Booking in advance takes so much effort that less time is left for work',
          why: 'Planning overhead is small by comparison. The waiting between steps is what tripled the lead time.',
        },
        {
          text: 'Specialists work at their own pace once nobody can give them extra tasks',
          why: 'That blames people for a property of the system; the same happens in networks and on highways.',
        },
      ],
    },
    {
      id: 'agile-19',
      difficulty: 'expert',
      question:
        'For 85% of past items the time from start to finish was 9 days or less; the average is 5. A client asks when a newly started item of ordinary kind will be ready. What can you responsibly say?',
      right: {
        text: 'Within 9 days, with about an 85% chance, if our process stays the same',
        why: 'A percentile states a date together with its confidence, and rests on the assumption that the system remains similar.',
      },
      wrong: [
        {
          text: 'In 5 days, as this is what our items have taken on average until now',
          why: 'Cycle times are skewed: an average will be missed by a large share of items and carries no statement of risk.',
        },
        {
          text: 'After we have estimated it in points, as history says little about one item',
          why: "Points add little; history's distribution already contains the variation between items and the waiting times.",
        },
        {
          text: 'In 9 days at the latest, since our history shows that this can be relied on',
          why: '15% of past items took longer. Turning a percentile into a guarantee hides precisely the risk that the client should know.',
        },
      ],
    },
    {
      id: 'agile-20',
      difficulty: 'expert',
      question:
        'Three teams share one component team that everyone waits for. A proposal is to synchronize all four with a joint two-day planning each quarter. What is the strongest objection?',
      right: {
        text: 'It manages the dependency better but leaves it in place',
        why: 'Coordination makes waiting visible and orderly. Letting the teams change the component themselves would remove the waiting.',
      },
      wrong: [
        {
          text: 'Two days are too short to plan a quarter for four teams',
          why: 'More days would still schedule around the same bottleneck; the duration is not the weakness.',
        },
        {
          text: 'Planning per quarter is not agile and should be dropped',
          why: 'Planning at several horizons is compatible with agility. The question is what the planning cements.',
        },
        {
          text: 'Component teams should plan first, before the others do',
          why: 'Sequence changes who waits less, yet every feature still crosses the same team.',
        },
      ],
    },
    {
      id: 'agile-21',
      difficulty: 'expert',
      question:
        'A public client insists on a fixed price and a fixed date. What arrangement keeps the work agile without deceiving the client?',
      right: {
        text: 'Fix budget and date, and let scope vary by agreed priority',
        why: 'With two sides fixed, scope must be the variable. Swapping items of similar size lets the client profit from learning.',
      },
      wrong: [
        {
          text: 'Fix the scope as well, and absorb changes by working overtime',
          why: 'With all sides fixed, quality or people give way. Every change becomes a fight instead of an improvement.',
        },
        {
          text: 'Sign the fixed scope and renegotiate it once work has begun',
          why: 'Promising what one does not intend to keep is deception, and it burns the trust that agile work needs.',
        },
        {
          text: 'Add a hidden reserve of 50% and build whatever is asked for',
          why: 'A hidden reserve is not honest, and without priorities it is used up by whoever asks first.',
        },
      ],
    },
    {
      id: 'agile-22',
      difficulty: 'expert',
      question:
        'Deployments happen once a quarter and often go wrong. Management concludes they should happen less often, with more checks. What does experience with delivery performance say?',
      right: {
        text: 'Smaller, more frequent releases fail less and are quicker to repair',
        why: 'Small batches contain few changes, so causes are easy to find and reverting is cheap. Frequency and stability rise together.',
      },
      wrong: [
        {
          text: 'Fewer releases reduce risk, because each one is a chance of failure',
          why: 'Each rare release bundles many changes, and their interactions multiply the risk and make diagnosis slow.',
        },
        {
          text: 'The frequency hardly matters, as long as an approval board signs off',
          why: 'External approvals correlate with slower delivery and not with fewer failures; the board cannot see interactions.',
        },
        {
          text: 'Frequent releases are worth their higher failure rate in competition',
          why: 'It assumes a trade-off between speed and stability that the research on delivery performance does not find.',
        },
      ],
    },
    {
      id: 'agile-23',
      difficulty: 'expert',
      question:
        "Two years after an 'agile transformation' the teams hold all the meetings, yet each release needs 11 approvals, budgets are fixed per project, and priorities are set yearly. Why did so little improve?",
      right: {
        text: 'Only the teams changed; the system deciding around them did not',
        why: 'Lead time is dominated by approvals, funding, and yearly priorities. Rituals within teams cannot shorten waiting outside them.',
      },
      wrong: [
        {
          text: 'The teams run their meetings mechanically and need better coaching',
          why: 'Better meetings would shave hours, whereas the waiting caused by approvals and yearly funding lasts months.',
        },
        {
          text: 'The chosen framework was too light for a company with many approvals',
          why: 'A heavier framework adds roles and ceremonies and usually leaves decision rights and funding as they are.',
        },
        {
          text: 'Two years are too short; the benefits of agile work come with maturity',
          why: 'Teams show shorter lead times within months when impediments are removed. Time alone removes none.',
        },
      ],
    },
    {
      id: 'agile-24',
      difficulty: 'expert',
      question:
        'A medical device maker must document requirements, tests, and their traceability. Some claim this forces a waterfall process. What is the soundest view?',
      right: {
        text: 'Produce the evidence with each increment, as part of its definition of done',
        why: 'Regulators require evidence and control, not one big phase order. Building it up incrementally, partly automated, keeps it true.',
      },
      wrong: [
        {
          text: 'Work in iterations internally and write the required documents before audit',
          why: 'Documents written afterwards describe what was, were not used to control the work, and tend to fail scrutiny.',
        },
        {
          text: 'Ask the regulator for an exception, since agile methods rely on less paper',
          why: 'There is no need: standards for such software allow iterative life cycles as long as the evidence exists.',
        },
        {
          text: 'Use a sequential process here, as agile fits only products with little risk',
          why: 'Early feedback lowers risk where failure is costly. Incremental development is well established in regulated fields.',
        },
      ],
    },
  ],
}
