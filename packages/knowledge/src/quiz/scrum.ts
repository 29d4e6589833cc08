import type { SkillQuiz } from './quiz-question.ts'

export const scrumQuiz: SkillQuiz = {
  skill: 'Scrum',
  questions: [
    {
      id: 'scrum-01',
      difficulty: 'beginner',
      question:
        "On day 3 of a two-week Sprint a sales manager asks a developer directly to add a small report 'because it takes only an hour'. What should the developer do?",
      right: {
        text: 'Refer the manager to the Product Owner, who orders such requests',
        why: 'One person decides on the order of the work. Side doors make the Sprint Goal and the backlog meaningless, however small the task.',
      },
      wrong: [
        {
          text: 'Build it quietly, since an hour will not endanger the Sprint Goal',
          why: 'Small favors add up, stay invisible, and bypass the person accountable for value.',
        },
        {
          text: 'Ask the Scrum Master to decide whether the report is added',
          why: 'The Scrum Master does not decide about product content; that accountability lies with the Product Owner.',
        },
        {
          text: 'Tell the manager that nothing may be changed during a Sprint',
          why: 'Scope may be clarified and renegotiated with the Product Owner as long as the Sprint Goal is not endangered.',
        },
      ],
    },
    {
      id: 'scrum-02',
      difficulty: 'beginner',
      question:
        'In the Daily Scrum each developer reports to the Scrum Master, who notes the status and hands out tasks. What is the problem?',
      right: {
        text: 'The developers are not inspecting progress and planning their day themselves',
        why: 'The Daily Scrum belongs to the developers: they look at progress toward the Sprint Goal and adapt their own plan.',
      },
      wrong: [
        {
          text: 'The Product Owner should receive the status reports, not the Scrum Master',
          why: 'Swapping the recipient leaves it a status report. The event is for planning among the developers.',
        },
        {
          text: 'The notes should be kept in the tracking tool rather than by the Scrum Master',
          why: 'Where notes are kept is irrelevant; the self-management of the developers is missing.',
        },
        {
          text: 'The meeting should be weekly if its purpose is reporting and handing out tasks',
          why: 'A weekly version would be just as much a status meeting and would delay adaptation.',
        },
      ],
    },
    {
      id: 'scrum-03',
      difficulty: 'beginner',
      question:
        'Sprint Planning ends with a list of 14 unrelated backlog items and no Sprint Goal. What does the team lose most?',
      right: {
        text: 'A shared reason that guides what to drop or change when things go wrong',
        why: 'The Sprint Goal gives focus and flexibility: when work turns out differently, the team can negotiate scope without losing the purpose.',
      },
      wrong: [
        {
          text: 'A way of calculating at the end of the Sprint how many points were completed',
          why: 'Points can be counted with or without a goal; a count does not tell whether anything useful was achieved.',
        },
        {
          text: 'A contract with the stakeholders about which items will surely be delivered',
          why: 'The items are a forecast. Even with a Sprint Goal there is no contract about each of them.',
        },
        {
          text: 'A means of dividing the items fairly among developers on the first day',
          why: 'Work is pulled during the Sprint as needed. A goal brings people together instead of dividing items.',
        },
      ],
    },
    {
      id: 'scrum-04',
      difficulty: 'beginner',
      question:
        'A feature meets its acceptance criteria, but the Definition of Done also asks for an updated user manual, which is missing on the last day. What happens to it?',
      right: {
        text: 'It is not part of the Increment and returns to the Product Backlog',
        why: 'Work that does not meet the Definition of Done cannot be released or even presented at the review as done.',
      },
      wrong: [
        {
          text: 'It counts as done if the Product Owner accepts it at the review',
          why: 'The Definition of Done is a minimum quality for every item. The Product Owner cannot waive it case by case.',
        },
        {
          text: 'It counts as done, and the manual becomes an item of its own',
          why: 'That hollows out the definition: undone work would accumulate behind items counted as finished.',
        },
        {
          text: 'It keeps the Sprint open for a day or two until it is complete',
          why: "A Sprint's length is fixed. The next Sprint starts immediately after the previous one ends.",
        },
      ],
    },
    {
      id: 'scrum-05',
      difficulty: 'beginner',
      question:
        'Which of these belongs in a Definition of Done rather than in the acceptance criteria of one item?',
      right: {
        text: 'Code is reviewed and all automated tests pass',
        why: 'It applies to every item alike, which is what the Definition of Done is for.',
      },
      wrong: [
        {
          text: 'An order above 100 dollars ships free of charge',
          why: 'This is behavior of one feature and thus an acceptance criterion of that item.',
        },
        {
          text: 'The export file contains a column for the tax',
          why: 'Only the export has this column, so it is checked for that item alone.',
        },
        {
          text: 'A locked account shows a hint about the hotline',
          why: 'It states what users see in one situation, a criterion of the corresponding item.',
        },
      ],
    },
    {
      id: 'scrum-06',
      difficulty: 'beginner',
      question:
        'At the Sprint Review the team shows slides, the stakeholders applaud, and everybody leaves. What essential part is missing?',
      right: {
        text: 'Trying the Increment together and adapting the Product Backlog',
        why: 'The review is a working session: what was achieved and what has changed outside decide what to do next.',
      },
      wrong: [
        {
          text: 'Formal acceptance of each item, signed by all the stakeholders',
          why: 'The review is no gate for sign-off. Items may even be released before it.',
        },
        {
          text: 'A report by the Scrum Master on velocity and hours of the team',
          why: 'Such figures serve the team. The review is about the product and its further direction.',
        },
        {
          text: 'A discussion of how the team can work together better next time',
          why: 'That belongs in the Sprint Retrospective, which is for the Scrum Team itself.',
        },
      ],
    },
    {
      id: 'scrum-07',
      difficulty: 'beginner',
      question:
        'The developers forecast ten items but after a week see that only seven will fit. What should they do?',
      right: {
        text: 'Tell the Product Owner now and adjust the scope toward the Sprint Goal',
        why: 'Scope may be renegotiated during the Sprint as more is learned. Early transparency leaves time to choose what matters.',
      },
      wrong: [
        {
          text: 'Keep all ten and work overtime, because the forecast was a commitment',
          why: 'The commitment is to the Sprint Goal. A sustainable pace and quality are not traded for a forecast.',
        },
        {
          text: 'Extend the Sprint by three days, so that all ten items can be finished',
          why: 'A fixed length gives the rhythm for inspection. Extending it hides the deviation and delays feedback.',
        },
        {
          text: 'Leave testing out for the last three, and catch up in the next Sprint',
          why: 'Untested items do not meet the Definition of Done and burden the next Sprint with hidden work.',
        },
      ],
    },
    {
      id: 'scrum-08',
      difficulty: 'beginner',
      question:
        'Two stakeholders want different things at the top of the Product Backlog and cannot agree. Who settles it?',
      right: {
        text: 'The Product Owner, after hearing both, decides on the order',
        why: 'One accountable person decides, and can only succeed if the organization respects the decision.',
      },
      wrong: [
        {
          text: 'The Scrum Master, as the neutral facilitator between them',
          why: 'The Scrum Master may facilitate the talk but is not accountable for the value of the product.',
        },
        {
          text: 'The developers, as they know what each request would cost',
          why: 'They provide estimates and technical insight. Ordering by value lies with the Product Owner.',
        },
        {
          text: 'The more senior stakeholder, because of the larger budget',
          why: 'Ordering by rank replaces considerations of product value with politics.',
        },
      ],
    },
    {
      id: 'scrum-09',
      difficulty: 'intermediate',
      question:
        'A Product Owner is always too busy, so developers guess details and the items are often rejected later. What should the Scrum Master address first?',
      right: {
        text: "The Product Owner's availability, with them and with whoever sets their workload",
        why: 'The cause is an accountability that cannot be exercised. The Scrum Master makes the effect visible and helps remove it.',
      },
      wrong: [
        {
          text: 'The quality of the written items, by adding a template with all required fields',
          why: 'More text does not replace the missing conversation, and somebody with no time will not fill in templates either.',
        },
        {
          text: "The developers' guessing, by forbidding work on items that have open questions",
          why: 'That stops the guessing but also the work; the missing decisions would still be missing.',
        },
        {
          text: 'The rejections, by having the developers present each item for formal acceptance',
          why: 'A gate would make the rejections more official. The rework arises earlier, in missing answers.',
        },
      ],
    },
    {
      id: 'scrum-10',
      difficulty: 'intermediate',
      question:
        "The company's legal requirement changes, and the Sprint Goal becomes pointless on day 4. Who can cancel the Sprint, and when is this sensible?",
      right: {
        text: 'The Product Owner, if the Sprint Goal has become obsolete',
        why: 'Only the Product Owner may cancel. Done items can still be used and a new Sprint is planned.',
      },
      wrong: [
        {
          text: 'The Scrum Master, if the team would otherwise be blocked',
          why: 'The Scrum Master helps remove impediments but is not accountable for whether the goal is still of value.',
        },
        {
          text: 'The developers, if they vote that the work has no value',
          why: "They will advise, but the decision about the product's direction is the Product Owner's.",
        },
        {
          text: 'Nobody, because a Sprint that has started must be ended',
          why: 'Working on toward an obsolete goal is waste. Cancelling is rare, but provided for.',
        },
      ],
    },
    {
      id: 'scrum-11',
      difficulty: 'intermediate',
      question:
        'Refinement takes place only during Sprint Planning, which then lasts a day and ends in vague plans. What should the team change?',
      right: {
        text: 'Refine upcoming items regularly during the Sprint before',
        why: 'Refinement is ongoing work. Items that are small and clear beforehand make planning short and its forecast reliable.',
      },
      wrong: [
        {
          text: 'Lengthen the Sprint, so that planning occurs less often',
          why: 'Longer Sprints need even more items refined at once and delay feedback.',
        },
        {
          text: 'Have the Product Owner refine alone and announce the results',
          why: 'Without the developers, technical questions and sizes stay open, and the shared understanding is missing.',
        },
        {
          text: 'Skip the refinement and clarify everything while coding it',
          why: 'Surprises would then show up mid-Sprint, when the forecast has already been made.',
        },
      ],
    },
    {
      id: 'scrum-12',
      difficulty: 'intermediate',
      question:
        'A team without testers of its own hands work to a test department, which needs a week. Stories are never done within the Sprint. What is the remedy in the sense of Scrum?',
      right: {
        text: 'Bring the testing skills into the team, so that it can finish items itself',
        why: 'A Scrum Team is cross-functional: it has all the skills needed to create a usable Increment each Sprint.',
      },
      wrong: [
        {
          text: 'Run a test Sprint after each development Sprint, staffed by the department',
          why: 'That is a mini waterfall: nothing is usable after the first Sprint, and defects come back while new work is running.',
        },
        {
          text: "Reduce the Definition of Done to 'coded', so that items fit into the Sprint",
          why: 'Weakening it hides the remaining work and risk, and the Increment is not usable.',
        },
        {
          text: 'Hand the stories over by mid-Sprint, so that the department has its week',
          why: 'Developers would then start new work in the second half, and findings would return when nobody expects them.',
        },
      ],
    },
    {
      id: 'scrum-13',
      difficulty: 'intermediate',
      question:
        'The Scrum Master notices that a senior developer dominates Sprint Planning and others stay silent. Which intervention fits the role best?',
      right: {
        text: 'Change the format so that all estimate in silence first, then discuss',
        why: 'Facilitation that lets every voice count tackles the pattern without shaming anyone or taking over decisions.',
      },
      wrong: [
        {
          text: "Ask the developer's line manager to raise this at the next appraisal",
          why: 'It escalates what the team can solve itself, damages trust, and changes nothing for months.',
        },
        {
          text: 'Ask the senior developer to stay away from planning for a few Sprints',
          why: 'Exclusion loses valuable knowledge and makes a conflict out of a habit.',
        },
        {
          text: 'Let the senior developer go on, since the team is to manage itself',
          why: "Self-management needs everyone's contribution. Leaving the pattern alone is neglecting the role.",
        },
      ],
    },
    {
      id: 'scrum-14',
      difficulty: 'intermediate',
      question:
        'For three Sprints the burndown has been flat for nine days and has fallen to zero on day 10. What is the most likely cause to look into?',
      right: {
        text: 'Items are large and worked on in parallel, so all finish at the end',
        why: 'Finishing late in a batch hides problems until it is too late. Smaller items finished one after another give early signals.',
      },
      wrong: [
        {
          text: 'The team works slowly at first and only hurries once the end is near',
          why: 'Possible, but the chart cannot show that: ten items half done look the same as none begun. Look at the flow first.',
        },
        {
          text: 'The team is too cautious and should take more items into the Sprint',
          why: "More items would make the pattern worse. The team's capacity is not what the shape of the curve shows.",
        },
        {
          text: 'The chart should burn up rather than down, which shows this better',
          why: 'A burn-up chart would show the same jump upside down.',
        },
      ],
    },
    {
      id: 'scrum-15',
      difficulty: 'intermediate',
      question:
        'A team of 14 struggles with long meetings and weak cohesion. How is this handled best in Scrum?',
      right: {
        text: 'Form two teams with the same product, Product Goal, and Product Owner',
        why: 'Smaller teams communicate better. Working on one product, they share its goal, its backlog, and its owner.',
      },
      wrong: [
        {
          text: 'Form two teams, each with its own Product Owner and backlog for the product',
          why: 'Two backlogs for one product lead to two truths about what matters and to conflicts over shared parts.',
        },
        {
          text: 'Keep one team, but let only the leads of the subgroups join the events',
          why: 'Representatives filter information, and those who do the work no longer plan it together.',
        },
        {
          text: 'Keep one team and appoint a second Scrum Master to run half the meetings',
          why: 'The number of communication paths is the trouble; another facilitator does not reduce it.',
        },
      ],
    },
    {
      id: 'scrum-16',
      difficulty: 'intermediate',
      question:
        "The last Sprint's demo went badly, and a manager wants to attend the Retrospective 'to understand what went wrong'. What is the best reply by the Scrum Master?",
      right: {
        text: 'Keep it to the Scrum Team, and offer a talk about results that the team shares',
        why: "People speak openly if they feel safe. The manager's legitimate interest can be met without sitting in.",
      },
      wrong: [
        {
          text: 'Let the manager join, because transparency is one of the pillars of Scrum',
          why: 'Transparency concerns the work and the product. A superior in the room makes honest inspection unlikely.',
        },
        {
          text: 'Let the manager join but only listen, so that nobody feels disturbed by it',
          why: 'A silent superior is felt too: people weigh their words, and the real causes stay unspoken.',
        },
        {
          text: 'Cancel this Retrospective and write a report on the failed demo instead',
          why: 'That drops the improvement when it is needed most and replaces learning with justification.',
        },
      ],
    },
    {
      id: 'scrum-17',
      difficulty: 'expert',
      question:
        'The team always reaches its Sprint Goals, yet usage of the product is falling. Events run by the book. Where does the failure most likely lie?',
      right: {
        text: 'Goals describe output; no one checks them against outcomes for users',
        why: 'Empiricism must include the effect of the product. Reaching goals that do not matter is well-run irrelevance.',
      },
      wrong: [
        {
          text: 'The velocity is too low to deliver the features that users expect',
          why: 'More of what does not help will not bring users back. The evidence points to direction, not to speed.',
        },
        {
          text: 'Sprint Goals are too easy; harder ones would produce more features',
          why: 'Harder output goals would produce more of the wrong thing.',
        },
        {
          text: 'Too few stakeholders attend the review to admire what has been built',
          why: 'A bigger audience does not replace evidence from usage, though the right people giving feedback would help.',
        },
      ],
    },
    {
      id: 'scrum-18',
      difficulty: 'expert',
      question:
        "Five teams work on one product. Each has a Definition of Done of its own, and integration happens in a 'hardening Sprint' every quarter. What must change first?",
      right: {
        text: 'One shared Definition of Done that includes the integrated product',
        why: 'Teams on one product must meet a common definition. Without integration each Sprint there is no true Increment.',
      },
      wrong: [
        {
          text: 'A Scrum of Scrums, in which the teams report their state every day',
          why: 'Talking more does not integrate code. Undone work would pile up until hardening as before.',
        },
        {
          text: 'A release manager, who coordinates the hardening across the teams',
          why: 'Someone to manage the pain makes it permanent. The work belongs inside each Sprint.',
        },
        {
          text: 'Longer hardening phases, as the number of teams has grown meanwhile',
          why: 'It accepts the cause: the integration risk deferred to the end grows with time and teams.',
        },
      ],
    },
    {
      id: 'scrum-19',
      difficulty: 'expert',
      question:
        'The Product Owner wants to release an Increment in mid-Sprint because a customer needs it. Two developers object that releases follow the Sprint Review. Who is right?',
      right: {
        text: 'The Product Owner: an Increment that is done may be released at any time',
        why: 'Several Increments may arise in a Sprint. The review is never a gate to releasing value.',
      },
      wrong: [
        {
          text: 'The developers: stakeholders have to accept the Increment at the review',
          why: 'The review inspects and adapts; it is not an acceptance gate.',
        },
        {
          text: 'The developers: only one Increment exists in a Sprint, and only at its end',
          why: 'An Increment is born whenever an item meets the Definition of Done, so several per Sprint are normal.',
        },
        {
          text: "The Product Owner: a customer's urgency outweighs the Definition of Done",
          why: 'The decision is right, but for another reason. Nothing undone may be released, however urgent.',
        },
      ],
    },
    {
      id: 'scrum-20',
      difficulty: 'expert',
      question:
        "A company makes Scrum Masters report the number of impediments removed and each team's velocity to a steering committee. What is the likely result?",
      right: {
        text: 'Both figures grow while problems that hurt stay untouched',
        why: 'Measured activity gets produced: small impediments are counted and points inflated. Neither reflects usable Increments or value.',
      },
      wrong: [
        {
          text: 'Impediments vanish sooner, because the committee sees them early',
          why: 'They would if the committee removed them. Counting removals rewards finding trivial ones.',
        },
        {
          text: "Teams begin to learn from each other's velocity and improve it",
          why: 'Points are local scales. Comparison invites inflation and competition rather than learning.',
        },
        {
          text: 'Scrum Masters gain the authority they need over the developers',
          why: 'Authority over developers is not what the role needs; it serves the team and the organization.',
        },
      ],
    },
    {
      id: 'scrum-21',
      difficulty: 'expert',
      question:
        "A team inherits a system without tests. Each Sprint it finds that 'done' work breaks something old. It wants to stop for three Sprints and write tests. What should an experienced Scrum Master suggest?",
      right: {
        text: 'Deliver each Sprint, adding tests around the parts that each item touches',
        why: 'Tests grow where change happens, the Increment stays usable, and stakeholders keep seeing value while risk declines.',
      },
      wrong: [
        {
          text: 'Support the pause, since no Increment can be trusted without full coverage',
          why: 'Three Sprints without a valuable Increment cost trust, and tests for code that nobody changes bring little.',
        },
        {
          text: 'Ask for a separate team that writes tests while the first team delivers',
          why: 'Separate testers lag behind the changes, and the developers do not learn to build quality in.',
        },
        {
          text: 'Lower the Definition of Done until the old parts have been replaced',
          why: 'That legitimizes the breakage. The definition should get stricter in steps, not looser.',
        },
      ],
    },
    {
      id: 'scrum-22',
      difficulty: 'expert',
      question:
        "An organization creates a 'proxy Product Owner' per team, while the real decisions are made in a monthly committee. Which effect is typical?",
      right: {
        text: 'Questions wait for weeks, and teams build on guesses in the meantime',
        why: 'A proxy cannot decide, so each trade-off travels to the committee. Accountability without authority slows every Sprint.',
      },
      wrong: [
        {
          text: 'Teams have more focus, since the proxies shield them from the committee',
          why: 'They shield them from decisions as well, which the teams need daily to build the right thing.',
        },
        {
          text: 'Decisions improve, as a committee sees more aspects than a single person',
          why: 'It may see more, but diluted accountability and a monthly rhythm make ordering slow and political.',
        },
        {
          text: 'Refinement is done faster, because each proxy has time for only one team',
          why: 'Time alone does not help if the answers lie elsewhere.',
        },
      ],
    },
    {
      id: 'scrum-23',
      difficulty: 'expert',
      question:
        'Developers say that a three-day outage of the test environment blocks them each Sprint. Its owners are in another department. The Scrum Master has asked twice, with no result. What is the next sensible step?',
      right: {
        text: 'Show management what the outages cost and ask for a decision on ownership',
        why: "Impediments beyond the team's reach need transparency in terms the organization cares about, and someone able to decide.",
      },
      wrong: [
        {
          text: 'Tell the developers to plan less for each Sprint, to allow for the outage',
          why: 'It adapts the plan to the impediment and makes the loss invisible and lasting.',
        },
        {
          text: 'Put a ticket into the Product Backlog, for the Product Owner to order it',
          why: 'The backlog holds work on the product by this team; the outage can be ended only by others.',
        },
        {
          text: 'Keep asking the department at each outage, as patience builds relationships',
          why: 'Two attempts failed for a structural reason. Repetition without changing anything is not service to the team.',
        },
      ],
    },
    {
      id: 'scrum-24',
      difficulty: 'expert',
      question:
        'Two of eight developers work in a time zone nine hours away, and the Daily Scrum is at midnight for them. They stopped coming and now build the wrong things. Which change serves the purpose of the event best?',
      right: {
        text: 'The developers find a time or split that lets them all plan together',
        why: 'The event exists so that those who do the work adapt their plan. They own its form and can, for example, rotate or move the time.',
      },
      wrong: [
        {
          text: 'The two read the minutes, which the Scrum Master writes after each Daily',
          why: 'Minutes inform but do not let them take part in planning, which is where the wrong turns come from.',
        },
        {
          text: 'The two receive tasks from a lead developer, with detailed descriptions',
          why: 'That makes them recipients of orders, adds delay, and breaks the self-management of the team.',
        },
        {
          text: 'The Daily is dropped for all, and everyone posts a status in the chat',
          why: 'Status lines seldom lead to a changed plan. The team would lose its daily adaptation altogether.',
        },
      ],
    },
  ],
}
