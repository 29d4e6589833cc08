import type { SkillQuiz } from './quiz-question.ts'

export const roadmappingQuiz: SkillQuiz = {
  skill: 'Roadmapping',
  questions: [
    {
      id: 'roadmapping-01',
      difficulty: 'beginner',
      question:
        'A roadmap consists of 60 features with exact delivery dates over 24 months. What is the main problem?',
      right: {
        text: 'It promises precision for a future that nobody knows that well',
        why: 'Distant items will change. Those who read the dates as promises are disappointed, and the team is bound to outdated ideas.',
      },
      wrong: [
        {
          text: 'It has too few items for two years, as teams deliver far more',
          why: 'The number is not the point; more exact promises would make it worse.',
        },
        {
          text: 'It shows features, whereas stakeholders want to see the tasks',
          why: "Tasks belong in the team's planning. A roadmap is rather too detailed here.",
        },
        {
          text: 'It covers two years, whereas five years would be appropriate',
          why: 'A longer horizon with the same precision would be even less reliable.',
        },
      ],
    },
    {
      id: 'roadmapping-02',
      difficulty: 'beginner',
      question: "What does a 'Now / Next / Later' roadmap express better than one with monthly dates?",
      right: {
        text: 'That certainty and detail decrease the further out something lies',
        why: 'Near topics are concrete, and later ones are intentions. The form does not pretend to a precision that does not exist.',
      },
      wrong: [
        {
          text: 'That all topics in one column will be started at the same time',
          why: 'The columns give a rough order and not a simultaneous start.',
        },
        {
          text: 'That dates do not matter in the development of digital products',
          why: 'Some dates are binding, and can be shown as such. The form merely avoids invented ones.',
        },
        {
          text: 'That the team is free to change the order of topics at any time',
          why: 'Order is agreed on with stakeholders; the form does not give unlimited freedom.',
        },
      ],
    },
    {
      id: 'roadmapping-03',
      difficulty: 'beginner',
      question: 'Which entry is formulated as an outcome?',
      right: {
        text: 'New customers import their data without needing support',
        why: 'It names a change for customers that can be measured. How it is reached remains open.',
      },
      wrong: [
        {
          text: 'Import wizard with templates for the ten usual systems',
          why: 'A solution; whether it relieves customers is left open.',
        },
        {
          text: 'Start of work on the import project in the third quarter',
          why: 'An activity with a date; nothing says what it changes.',
        },
        {
          text: 'Replacement of the import module by a modern framework',
          why: 'A technical measure, whose purpose is not mentioned.',
        },
      ],
    },
    {
      id: 'roadmapping-04',
      difficulty: 'beginner',
      question:
        "A salesperson shows your roadmap to a customer, who signs because of a feature in 'Later'. How do you prevent this next time?",
      right: {
        text: 'Give sales an external version with only what can be promised',
        why: 'Different audiences need different levels of commitment. One source can feed several views.',
      },
      wrong: [
        {
          text: 'Forbid sales to talk with customers about the future at all',
          why: 'Customers buy a direction, too. A ban leads to self-made promises.',
        },
        {
          text: "Put the note 'subject to change' at the bottom of each page",
          why: 'Fine print does not change what readers remember.',
        },
        {
          text: 'Mark the items with exact dates, so that nobody can mistake',
          why: 'Dates would turn intentions into even firmer promises.',
        },
      ],
    },
    {
      id: 'roadmapping-05',
      difficulty: 'beginner',
      question: "Which of these is a roadmap's main purpose?",
      right: {
        text: 'Aligning those involved on direction, order, and reasons',
        why: 'It makes the path from strategy to work visible, so that decisions can be made in the same direction.',
      },
      wrong: [
        {
          text: 'Recording every requirement, so that nothing can get lost',
          why: 'That is what a backlog is for, and even that should not contain everything.',
        },
        {
          text: 'Assigning the individual tasks to the developers by week',
          why: 'That is operational planning by the team.',
        },
        {
          text: 'Controlling whether the developers are sufficiently busy',
          why: 'Utilization is neither its subject nor a sensible goal.',
        },
      ],
    },
    {
      id: 'roadmapping-06',
      difficulty: 'beginner',
      question:
        'Two items depend on each other: the mobile payment needs the new login. The roadmap shows payment in April, login in June. What do you do?',
      right: {
        text: 'Change the order, or cut the payment so that it needs no new login',
        why: 'A dependency sets an order, unless one removes it by a different cut.',
      },
      wrong: [
        {
          text: 'Leave it, as the teams will find a solution in the course of work',
          why: 'The conflict is known. Leaving it makes the delay certain, merely later visible.',
        },
        {
          text: 'Move both to June, so that they are finished at the same time',
          why: 'Payment can only be completed after login; the same date ignores this.',
        },
        {
          text: 'Give payment more people, so that April can nevertheless be kept',
          why: 'People cannot replace a missing prerequisite.',
        },
      ],
    },
    {
      id: 'roadmapping-07',
      difficulty: 'beginner',
      question:
        "The CEO asks: 'Why is dark mode not on the roadmap? Many want it.' What is the best answer of a product manager?",
      right: {
        text: 'Show which goals current items serve, and how it compares',
        why: 'A reasoned comparison makes the choice transparent, and permits changing it if the reasons are better.',
      },
      wrong: [
        {
          text: 'Add it right away, since it comes from the CEO and customers',
          why: 'Rank and volume are not a comparison, and something else will silently be displaced.',
        },
        {
          text: 'Explain that the roadmap has been approved and is now closed',
          why: 'A roadmap is revised as knowledge grows. The reference to formality avoids the issue.',
        },
        {
          text: "Add it to 'Later', so that the question is off the table now",
          why: 'A list of polite noes loses its meaning, and the question comes back.',
        },
      ],
    },
    {
      id: 'roadmapping-08',
      difficulty: 'beginner',
      question:
        'How do you show a legally required change with a fixed date on a roadmap that otherwise has no dates?',
      right: {
        text: 'With its binding date, marked as such, and planned backward',
        why: 'True deadlines are facts, and have to be visible with the time needed beforehand. They stand out if invented dates are missing.',
      },
      wrong: [
        {
          text: 'Without a date, so that the form is the same for all items',
          why: 'Uniformity would hide precisely the information that matters.',
        },
        {
          text: 'With dates for all the other items too, so that it fits in',
          why: 'Invented dates are then indistinguishable from the binding one.',
        },
        {
          text: 'In a separate plan of the legal department, to be checked',
          why: 'The work needs capacity from the same team, so it belongs in the same view.',
        },
      ],
    },
    {
      id: 'roadmapping-09',
      difficulty: 'intermediate',
      question: 'A team plans 100% of its capacity for roadmap features. What will probably happen?',
      right: {
        text: 'Maintenance and surprises displace items, so promises break regularly',
        why: 'Some work always arrives unplanned. If it has no place, it takes it from the items that were promised.',
      },
      wrong: [
        {
          text: 'The team works more efficiently, as there is no idle time left in it',
          why: 'Without slack, every disturbance creates a queue.',
        },
        {
          text: 'Features are finished earlier, as no capacity is lost on other work',
          why: 'Other work does not disappear by not being planned.',
        },
        {
          text: 'Technical quality rises, as the team can concentrate on one thing',
          why: 'Upkeep that is not planned is omitted, so that quality rather sinks.',
        },
      ],
    },
    {
      id: 'roadmapping-10',
      difficulty: 'intermediate',
      question:
        'Three months into the year, data show that the first big item did not improve the goal metric. The second builds upon it. What do you do?',
      right: {
        text: 'Re-examine the assumption, and adapt the second item or drop it',
        why: 'A roadmap of outcomes has to react to evidence. Continuing would put more money on a refuted assumption.',
      },
      wrong: [
        {
          text: 'Carry on, since the effect may become visible with both together',
          why: 'Possible, but without evidence for it a hope; at least the assumption needs testing first.',
        },
        {
          text: 'Carry on, since the roadmap was agreed on with everyone in January',
          why: 'Agreement was given on the knowledge of January. Now one knows more.',
        },
        {
          text: 'Replace the metric by one that shows the value of the first item',
          why: 'Choosing the measure by the result is self-deception.',
        },
      ],
    },
    {
      id: 'roadmapping-11',
      difficulty: 'intermediate',
      question:
        'Each of five departments has its own wish list, and the roadmap is a fair mix of them all. What is lacking?',
      right: {
        text: 'A common goal by which the wishes compete with one another',
        why: 'Proportional representation yields five small directions. A goal allows choosing what brings the product forward.',
      },
      wrong: [
        {
          text: 'A vote by the departments on the final order of the wishes',
          why: 'A vote aggregates interests but does not create a direction.',
        },
        {
          text: 'A larger team that can fulfill the five lists side by side',
          why: 'More capacity makes the lack of direction more expensive.',
        },
        {
          text: 'A separate roadmap for each department, with its own budget',
          why: 'It cements the fragmentation of the product.',
        },
      ],
    },
    {
      id: 'roadmapping-12',
      difficulty: 'intermediate',
      question:
        "You have to estimate for the roadmap how long 'self-service returns' will take. Nothing has been designed. What is sensible?",
      right: {
        text: 'A rough size by comparison with similar past items, as a range',
        why: 'For choices at this level, the order of magnitude suffices. A range shows the uncertainty honestly.',
      },
      wrong: [
        {
          text: 'A detailed estimate by the team after a two-week specification',
          why: 'Too much effort for an item that might never be selected.',
        },
        {
          text: 'No estimate at all, because none can be right at this point',
          why: 'For choosing, one needs at least the order of magnitude.',
        },
        {
          text: 'An optimistic value, so that the item gets a chance at all',
          why: 'It distorts the comparison with other items and leads to broken promises.',
        },
      ],
    },
    {
      id: 'roadmapping-13',
      difficulty: 'intermediate',
      question:
        'A big customer demands a written commitment to deliver feature F in Q3. The team considers Q3 possible but uncertain. What do you offer?',
      right: {
        text: 'A later date you can hold, and joint checkpoints until then',
        why: 'A commitment is a promise with consequences. Give it only with sufficient certainty, and provide insight meanwhile.',
      },
      wrong: [
        {
          text: 'Q3 in writing, as the team will manage it under pressure',
          why: 'It passes the risk to the team and to the relationship with the customer.',
        },
        {
          text: 'Q3 in writing, with a scope that is described very vaguely',
          why: 'The customer has a certain idea of F. Playing with words destroys trust.',
        },
        {
          text: 'No statement, because roadmaps are never to be commitments',
          why: 'An important customer must plan, too. Binding commitments are possible if they are made consciously.',
        },
      ],
    },
    {
      id: 'roadmapping-14',
      difficulty: 'intermediate',
      question:
        "How do you represent 'reduce technical debt' on a roadmap for executives so that it is not cut first?",
      right: {
        text: "By its effect: 'New payment types in two weeks instead of eight'",
        why: 'Executives decide on effects. Named this way, the item can compete with features.',
      },
      wrong: [
        {
          text: "By its content: 'Rewriting module X with the new architecture'",
          why: 'To outsiders it is unclear what they would lose without it.',
        },
        {
          text: 'By hiding it in the estimates of the features that are planned',
          why: 'It makes features look expensive and takes away the possibility of deciding.',
        },
        {
          text: 'By a fixed rule: 20% for technology, with no further reasons',
          why: 'A share may be sensible, yet without reasons it is the first to go when things get tight.',
        },
      ],
    },
    {
      id: 'roadmapping-15',
      difficulty: 'intermediate',
      question:
        'At each quarterly review nearly all items are moved back by a quarter. What do you look into first?',
      right: {
        text: 'Whether the plan exceeds capacity, measured by what was delivered',
        why: 'A constant shift points to systematic overload. Past throughput shows how much really fits.',
      },
      wrong: [
        {
          text: 'Whether the teams can be obliged more strongly to meet their dates',
          why: 'Commitment does not create capacity.',
        },
        {
          text: 'Whether the review should be held every month to act more quickly',
          why: 'One would move more often, without the cause being removed.',
        },
        {
          text: 'Whether the items should be given more detailed descriptions first',
          why: 'Details may improve estimates but do not explain a shift of nearly everything.',
        },
      ],
    },
    {
      id: 'roadmapping-16',
      difficulty: 'intermediate',
      question:
        'You stop an item announced publicly half a year ago, as it no longer makes sense. How do you communicate it?',
      right: {
        text: 'Say so promptly with the reason, to those affected first',
        why: 'Customers may have planned on it. Openness and early information limit the damage to trust.',
      },
      wrong: [
        {
          text: 'Remove it silently from the page, as hardly anyone reads it',
          why: 'Those who relied on it will notice, and from then on trust nothing.',
        },
        {
          text: "Leave it in 'Later', so that nobody needs to be disappointed",
          why: 'It prolongs a false expectation, on which others base decisions.',
        },
        {
          text: 'Build a tiny version of it, so that the promise is fulfilled',
          why: 'It costs effort without benefit, and convinces no one who had been waiting for it.',
        },
      ],
    },
    {
      id: 'roadmapping-17',
      difficulty: 'expert',
      question:
        "Your outcome roadmap says 'increase activation from 30% to 45%'. After two quarters it is at 31%, and the team has shipped seven ideas. What should leadership examine before replacing the team?",
      right: {
        text: 'Whether the ideas were tested cheaply first, and what was learned from them',
        why: 'Most ideas fail. The question is whether the team learns fast, or builds seven full solutions on assumptions.',
      },
      wrong: [
        {
          text: 'Whether seven ideas are too few, and what can be done to ship more of them',
          why: 'More untested output at the same hit rate is a costly way to luck.',
        },
        {
          text: 'Whether the goal should be lowered to a value that the team can reach now',
          why: 'Adapting the goal to the result gives up the direction before the cause is known.',
        },
        {
          text: 'Whether the team should go back to a feature roadmap with dates it can meet',
          why: 'It would again meet dates, without anybody knowing the effect.',
        },
      ],
    },
    {
      id: 'roadmapping-18',
      difficulty: 'expert',
      question:
        'Four teams each maintain a roadmap. Each is sound. The platform team appears in three of the others as a prerequisite in Q2. What is the real finding?',
      right: {
        text: "The platform team's capacity sets the pace, so sequence the whole by it",
        why: 'Local plans overbook the bottleneck. Priority among the three has to be decided across teams.',
      },
      wrong: [
        {
          text: 'The platform team must work faster, in order not to hold up three others',
          why: 'Appeals do not change capacity; three peaks in the same quarter are a planning error.',
        },
        {
          text: 'The three teams should plan their items for Q3, to be on the safe side',
          why: 'The conflict moves by a quarter and remains.',
        },
        {
          text: 'The four roadmaps ought to be drawn in the same tool and the same format',
          why: 'Uniform drawing makes the conflict visible at best, but decides nothing.',
        },
      ],
    },
    {
      id: 'roadmapping-19',
      difficulty: 'expert',
      question:
        "A company sells to hospitals with a buying cycle of 18 months. The product team wants 'no dates beyond six weeks'. What is the best way out?",
      right: {
        text: 'Commit to a few large capabilities with confidence, and keep the rest open',
        why: 'Such customers need assurance of the direction. A few well-secured promises can be kept, with freedom in how.',
      },
      wrong: [
        {
          text: 'Follow the team, as customers must get used to the modern way of planning',
          why: 'The buying cycle is a condition of the market. Without statements others will be chosen.',
        },
        {
          text: 'Follow the customers, with a dated feature list for the next 18 months',
          why: 'It binds the team on hundreds of details that nobody can know today.',
        },
        {
          text: 'Separate them: the team keeps its view, and sales announces its own dates',
          why: 'Two truths collide at the latest when the contracts are to be fulfilled.',
        },
      ],
    },
    {
      id: 'roadmapping-20',
      difficulty: 'expert',
      question:
        'Discovery for an item shows after two weeks that the problem is rare. The item was promised to the board as the highlight of the year. What do you do?',
      right: {
        text: 'Take the finding to the board now, with what would be worth more instead',
        why: 'Discovery is meant to prevent waste. The sooner the board knows, the more money is free for something better.',
      },
      wrong: [
        {
          text: "Build it anyway, as the board's trust is worth more than the effort for it",
          why: 'Trust suffers more from a highlight that nobody uses.',
        },
        {
          text: 'Extend discovery until it finds evidence that the problem is common enough',
          why: 'Searching until the result suits is not discovery but justification.',
        },
        {
          text: 'Build a reduced version under the same name, so that the promise is kept',
          why: 'It saves some effort but still solves a rare problem.',
        },
      ],
    },
    {
      id: 'roadmapping-21',
      difficulty: 'expert',
      question:
        "An organization funds 'projects' yearly, based on the roadmap from the previous autumn. Which effect does this have on product work?",
      right: {
        text: 'Teams deliver what was applied for, even if they know better by spring',
        why: 'Money is tied to the solution and not to the goal. Learning is worth nothing if it cannot change the plan.',
      },
      wrong: [
        {
          text: 'Teams can learn more freely, as their funding is secure for a full year',
          why: 'The funding is secure for a certain solution only.',
        },
        {
          text: 'Teams plan more precisely, as they must apply for exact amounts of money',
          why: 'The applications look more precise; knowledge in autumn does not become greater.',
        },
        {
          text: 'Teams finish earlier, because the money is forfeited at the end of the year',
          why: 'Forfeiture leads to hasty spending in December and not to earlier benefit.',
        },
      ],
    },
    {
      id: 'roadmapping-22',
      difficulty: 'expert',
      question: 'How do you see from outside whether a roadmap really guides decisions?',
      right: {
        text: 'Recent trade-offs, including what was declined, can be traced to it',
        why: 'A roadmap works if it lets one say no. If requests get in regardless, it is decoration.',
      },
      wrong: [
        {
          text: 'It is updated at regular intervals and is known to all stakeholders',
          why: 'Upkeep and publicity are conditions, but do not prove an effect.',
        },
        {
          text: 'The share of the items delivered on their planned dates is above 90%',
          why: 'It shows reliability in delivering, though perhaps of the wrong things.',
        },
        {
          text: 'It contains goals, metrics, and initiatives for each of the quarters',
          why: 'Form can be complete while decisions are made elsewhere.',
        },
      ],
    },
    {
      id: 'roadmapping-23',
      difficulty: 'expert',
      question:
        "A migration takes 18 months and brings customers nothing visible. A competitor is attacking. The technical lead demands 'all or nothing'. What is your counterproposal?",
      right: {
        text: 'Cut it into stages that each end in a usable state, paid for by features that need them',
        why: 'Stages reduce risk and permit stopping or reordering. Tied to features, each stage brings something visible.',
      },
      wrong: [
        {
          text: 'Postpone the migration until the competitor has been fended off, and then do it in one go',
          why: 'Such a time rarely comes, and the old system slows the defense more and more.',
        },
        {
          text: 'Do it all at once, with the whole company, so that it is over in nine months instead',
          why: 'Doubling people rarely halves time, and for nine months the competitor would have no opponent.',
        },
        {
          text: 'Do it with a small separate team alongside, while the other teams go on with the old system',
          why: 'The target moves with each change to the old system, so such parallel efforts often never finish.',
        },
      ],
    },
    {
      id: 'roadmapping-24',
      difficulty: 'expert',
      question:
        'Two initiatives have the same expected value. X takes two years, and shows nothing before its end; Y delivers a tenth of its value every few weeks and can be stopped at any time. What else speaks for Y in the order?',
      right: {
        text: 'Early returns and the option to stop have a value of their own',
        why: 'The expected value ignores timing and flexibility. Earlier income and the option of reacting make Y worth more.',
      },
      wrong: [
        {
          text: 'Smaller deliveries are easier to present to the management board',
          why: 'Presentability is a side effect and no economic reason.',
        },
        {
          text: 'Teams prefer short cycles, so that the expected value will rise',
          why: 'Motivation may help, but the argument holds without it.',
        },
        {
          text: 'Long projects tend to be estimated too low by those in charge',
          why: 'This may be so, but then the expected values would not be the same.',
        },
      ],
    },
  ],
}
