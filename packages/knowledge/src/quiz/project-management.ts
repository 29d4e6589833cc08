import type { SkillQuiz } from './quiz-question.ts'

export const projectManagementQuiz: SkillQuiz = {
  skill: 'Project Management',
  questions: [
    {
      id: 'project-management-01',
      difficulty: 'beginner',
      question:
        "A customer asks for an extra feature in a running fixed-price project. The developer says it is 'half a day at most'. What should the project manager do?",
      right: {
        text: 'Record it as a change, assess its effect, and have it decided',
        why: 'Even small extras touch tests, documents, and dates. Recorded, they can be weighed, and their sum remains visible.',
      },
      wrong: [
        {
          text: 'Have it done quietly, since the goodwill is worth half a day',
          why: 'Goodwill can be a reason, but then as a recorded decision. Otherwise the next request will refer to it.',
        },
        {
          text: 'Refuse it, since the contract does not provide for the feature',
          why: 'The customer may have a good reason and may be ready to pay. Refusing without assessment is as unhelpful as granting.',
        },
        {
          text: 'Let the developer decide, who knows the effort better than others',
          why: 'The developer knows the coding effort, not the effects on contract, test, and schedule.',
        },
      ],
    },
    {
      id: 'project-management-02',
      difficulty: 'beginner',
      question: 'Which of these situations is a risk, and not yet an issue?',
      right: {
        text: 'The only network expert has applied for jobs elsewhere',
        why: 'It may or may not happen. One can still reduce its probability or prepare for its effect.',
      },
      wrong: [
        {
          text: 'The test server has failed twice in the present week',
          why: 'This has happened and hampers work now, so it is an issue that needs solving.',
        },
        {
          text: 'The supplier announced this morning a delay of 3 weeks',
          why: 'The delay is a fact. Now its consequences have to be handled.',
        },
        {
          text: 'The budget has been exceeded by 8% since last Friday',
          why: 'An overrun that has occurred is an issue. The risk would be a further one.',
        },
      ],
    },
    {
      id: 'project-management-03',
      difficulty: 'beginner',
      question:
        'A weekly status report has shown green for months. Two weeks before the deadline it turns red. What was probably wrong?',
      right: {
        text: 'Status was reported by feeling, without checks on finished results',
        why: 'Delays build up gradually. If status is tied to verifiable results, yellow comes long before red.',
      },
      wrong: [
        {
          text: 'The team worked too slowly in the last two weeks before the date',
          why: 'Two weeks rarely turn a sound project red; the gap had existed but was not visible.',
        },
        {
          text: 'The report came weekly, while a daily one would have shown the gap in time',
          why: 'More frequent reports of the same unfounded feeling would have been just as green.',
        },
        {
          text: 'The colors are too coarse, and a scale of ten would have shown it',
          why: 'A finer scale for an unfounded judgment gives no better information.',
        },
      ],
    },
    {
      id: 'project-management-04',
      difficulty: 'beginner',
      question:
        'A kickoff is over, and everyone seems enthusiastic. A week later two people do the same work, and nobody does another important part. What was missed?',
      right: {
        text: 'Agreeing on who is responsible for which result',
        why: 'Enthusiasm does not divide work. One named person for each result avoids gaps and overlaps.',
      },
      wrong: [
        {
          text: 'Making sure that each one knows the whole plan by heart',
          why: 'Knowing the plan does not help if it does not say who does what.',
        },
        {
          text: 'Distributing detailed minutes of the kickoff meeting',
          why: 'Minutes record what was agreed on; here nothing was agreed on.',
        },
        {
          text: 'Holding a daily meeting from the very first day on',
          why: 'It would have shown the gap sooner, though the cause is the missing agreement.',
        },
      ],
    },
    {
      id: 'project-management-05',
      difficulty: 'beginner',
      question:
        'Of time, cost, and scope, the sponsor wants all three fixed, while new requirements keep coming. What must the project manager make clear?',
      right: {
        text: 'More scope takes time or money, or something else must go',
        why: 'The three depend on each other. Without a choice, quality becomes the hidden variable.',
      },
      wrong: [
        {
          text: 'More scope is possible if the team becomes more efficient',
          why: 'Efficiency may grow slowly, but counting on it makes a wish the basis of the plan.',
        },
        {
          text: 'More scope is not possible once a project has been started',
          why: 'Changes are possible. They have a price, which the sponsor has to know.',
        },
        {
          text: 'More scope can be absorbed if tests are moved to the end',
          why: 'It conceals the cost: defects are found late and are more expensive to repair.',
        },
      ],
    },
    {
      id: 'project-management-06',
      difficulty: 'beginner',
      question:
        "The sponsor has verbally promised 'the money will come'. A supplier wants a binding order today. What is right?",
      right: {
        text: 'Wait for written release from the person authorized to give it',
        why: 'Without approval you commit the company beyond your authority. Verbal promises can be misunderstood or withdrawn.',
      },
      wrong: [
        {
          text: "Order, because a sponsor's promise is binding for the company",
          why: 'Whether it binds depends on rules of authority; in a dispute you would be alone with a memory.',
        },
        {
          text: 'Order half the quantity, so that the risk is limited for now',
          why: 'Half a commitment without authority is still one without authority.',
        },
        {
          text: 'Order and enter it under another cost center for the moment',
          why: 'Charging to the wrong account is a breach of rules, however well meant.',
        },
      ],
    },
    {
      id: 'project-management-07',
      difficulty: 'beginner',
      question:
        'What is the use of a lessons-learned session if it takes place only after the project has ended?',
      right: {
        text: 'Some for later projects, but none for the one that could have changed',
        why: 'Reviews in between let the running project benefit, and memories are fresher.',
      },
      wrong: [
        {
          text: 'The greatest use, because only at the end is everything really known',
          why: 'Much has been forgotten by then and the team is dispersed; nothing can be corrected.',
        },
        {
          text: 'No use at all, because no two projects are ever like one another',
          why: 'Patterns such as late tests or unclear roles recur in very different projects.',
        },
        {
          text: 'The same use as reviews in between, since the lessons do not differ',
          why: 'The timing differs: a lesson learned midway still helps the project that paid for it.',
        },
      ],
    },
    {
      id: 'project-management-08',
      difficulty: 'beginner',
      question:
        'A team member hands in a deliverable on time. It is complete but does not do what the user needs. What could have prevented this most simply?',
      right: {
        text: 'Agreeing on acceptance criteria with the user before starting',
        why: "Criteria agreed on beforehand make 'finished' mean the same to both, and gaps show up when they are cheap.",
      },
      wrong: [
        {
          text: 'Setting an earlier deadline, so that there is time for rework',
          why: 'This plans the failure in and pays for the work twice.',
        },
        {
          text: 'Having the project manager check the work every single day',
          why: "A project manager may not know the user's need either, and daily checks cost a lot.",
        },
        {
          text: 'Having the team member write a more detailed progress report',
          why: 'A report tells how much is done, not whether it is the right thing.',
        },
      ],
    },
    {
      id: 'project-management-09',
      difficulty: 'intermediate',
      question:
        'Your project depends on a specialist who reports to another manager. Twice she was withdrawn at short notice. What do you do?',
      right: {
        text: 'Agree with her manager on fixed times, and show what a withdrawal costs',
        why: 'In a matrix you negotiate with the line for capacity. Effects stated in days and money allow a fair decision.',
      },
      wrong: [
        {
          text: 'Ask her to work on your tasks in the evening whenever she is withdrawn',
          why: 'She would carry the conflict of two managers on her own time.',
        },
        {
          text: 'Escalate to the sponsor that her manager is not supporting the project',
          why: 'Escalation comes after an attempt to agree; otherwise it burdens the relationship you rely on.',
        },
        {
          text: 'Plan without her from now on, and give her work to someone in the team',
          why: 'If no one has her knowledge, this trades an uncertain delay for a certain loss of quality.',
        },
      ],
    },
    {
      id: 'project-management-10',
      difficulty: 'intermediate',
      question:
        "A key supplier reports 'everything on schedule', but has not shown any result for six weeks. What is the best step?",
      right: {
        text: 'Ask for a demonstration of what is finished, and agree on partial deliveries',
        why: "Verifiable intermediate results are the only reliable measure of a supplier's progress.",
      },
      wrong: [
        {
          text: 'Demand a written confirmation of the final date, signed by the management',
          why: 'A signature changes liability, not the state of the work, which you would still not know.',
        },
        {
          text: 'Wait for the agreed date, because the supplier is liable for delays anyway',
          why: 'Compensation seldom covers the damage, and by then it is too late to react.',
        },
        {
          text: 'Send a team member there for two days to observe how the work is going on',
          why: 'Observation can help later, but first you need to see results; presence may even strain the contract.',
        },
      ],
    },
    {
      id: 'project-management-11',
      difficulty: 'intermediate',
      question:
        "In a test phase 30 defects are open, with one week to release. The project manager wants to fix 'the oldest first'. What is a better rule?",
      right: {
        text: 'Rank by effect on users and business, and decide which ones can wait',
        why: 'Not every defect must be fixed before release. What matters is the damage it does and whether there is a way around it.',
      },
      wrong: [
        {
          text: 'Fix the easiest first, so that the number of open ones falls the fastest',
          why: 'The count improves, while those few that forbid a release may remain open.',
        },
        {
          text: "Fix in order of the customer's complaints, because the customer is paying",
          why: 'Volume of complaint and severity differ. Data loss that nobody has noticed yet is more urgent.',
        },
        {
          text: 'Postpone the release until all have been fixed, as quality has no limits',
          why: 'Trivial defects would hold back value. Delay also has a cost that has to be weighed.',
        },
      ],
    },
    {
      id: 'project-management-12',
      difficulty: 'intermediate',
      question:
        'The steering committee asks whether to continue a project. 2 million has been spent, completing it costs another 1 million, and the benefit is now put at 0.6 million. What do you recommend?',
      right: {
        text: 'Stop it, as the remaining cost exceeds the benefit still to be gained',
        why: 'The 2 million is spent either way. Only what is still to come counts: 1 million of cost for 0.6 million of benefit.',
      },
      wrong: [
        {
          text: 'Finish it, as otherwise the 2 million already spent would be worthless',
          why: 'This is the sunk-cost fallacy. Continuing adds another loss of 0.4 million.',
        },
        {
          text: 'Finish it, as two thirds of the total have been spent and the end is near',
          why: 'Nearness of the end is no benefit. The last third costs more than it brings.',
        },
        {
          text: 'Stop it, as a total cost of 3 million is out of proportion to 0.6 million',
          why: 'Right advice for the wrong reason: at a remaining cost of 0.3 million it should be finished despite 2.3 million in total.',
        },
      ],
    },
    {
      id: 'project-management-13',
      difficulty: 'intermediate',
      question:
        'Two experts in your team have argued for three weeks over the architecture, and work is at a standstill. What is your task as the project manager?',
      right: {
        text: 'Set criteria and a date with both, and see that a decision is made by then',
        why: 'The project manager need not be the expert but owes the project a process that leads to a decision.',
      },
      wrong: [
        {
          text: 'Choose the architecture yourself, so that work can be resumed at once',
          why: "A decision by rank without expertise is risky and costs the experts' support.",
        },
        {
          text: 'Let them go on discussing it until they agree, as quality must come first',
          why: 'Delay has a cost too; beyond some point more discussion brings no more knowledge.',
        },
        {
          text: 'Have each of them build one version, and choose the better one at the end',
          why: 'Building everything twice is expensive. A small comparison on the disputed points would do.',
        },
      ],
    },
    {
      id: 'project-management-14',
      difficulty: 'intermediate',
      question:
        'After go-live nobody feels responsible for operation; the project team still gets all the calls. What was neglected?',
      right: {
        text: 'Handover to operations, planned and accepted before go-live',
        why: 'Operation needs people, documents, and access, and has to agree. This takes lead time and is part of the scope.',
      },
      wrong: [
        {
          text: 'Training of the users, who would call less if they knew more',
          why: 'It reduces the number of calls but does not say who answers them.',
        },
        {
          text: 'A larger project team, which would have time for such calls',
          why: 'It would extend the project indefinitely rather than bring it to an end.',
        },
        {
          text: 'A formal closing report, which marks the end of the project',
          why: 'A report ends the project on paper, while the calls continue.',
        },
      ],
    },
    {
      id: 'project-management-15',
      difficulty: 'intermediate',
      question:
        'You take over a troubled project in mid-course. The plan says 70% done. What do you do in the first week?',
      right: {
        text: 'Check which results really exist, and talk with team and customer',
        why: 'Before changing the plan you need your own picture of the facts. Reported progress in troubled projects is unreliable.',
      },
      wrong: [
        {
          text: 'Set up a new plan for the remaining 30% and have it approved at once',
          why: 'It rests on a number that you have not verified.',
        },
        {
          text: 'Motivate the team with a fresh start, and let the past be the past',
          why: 'Spirits matter, but without knowing the state, you lead people the wrong way.',
        },
        {
          text: 'Replace those responsible for the problems, to give a clear signal',
          why: 'You do not know the causes yet, and you would lose knowledge that you need right now.',
        },
      ],
    },
    {
      id: 'project-management-16',
      difficulty: 'intermediate',
      question:
        'A remote team in three countries delivers work that fits together badly. Everyone works hard. Where do you begin?',
      right: {
        text: 'With clear interfaces between the parts, and frequent joint integration',
        why: 'Misfits come from unspoken assumptions. Agreed interfaces and early integration expose them while they are small.',
      },
      wrong: [
        {
          text: 'With cultural training, as misfits arise from differences in mentality',
          why: 'Culture can play a part, but it is no substitute for agreeing on what each part must do.',
        },
        {
          text: 'With longer joint meetings, so that everybody knows what all the others do',
          why: 'Knowledge of everything by everyone does not scale and does not define interfaces.',
        },
        {
          text: 'With stricter individual goals, so that each of the teams does better work',
          why: 'Each part may be perfect in itself and still not fit; individual goals strengthen that.',
        },
      ],
    },
    {
      id: 'project-management-17',
      difficulty: 'expert',
      question:
        "A program has 12 projects; each reports green, but the program's benefit is slipping away. How is this possible?",
      right: {
        text: 'No one owns the gaps and effects between the projects',
        why: 'Each meets its own scope, while benefits arise from their interplay and from use in the line. That is the task of the program.',
      },
      wrong: [
        {
          text: 'Projects report too positively, so each must be audited',
          why: 'Perhaps some do, but all reports can be honest and the benefit still be missed.',
        },
        {
          text: 'Twelve projects are too many for a single program to lead',
          why: 'Number alone is not the cause; small programs fail for the same reason.',
        },
        {
          text: 'The benefits were estimated too high when it was approved',
          why: 'Possible, yet the assumption of slipping points at what happens between delivery and use.',
        },
      ],
    },
    {
      id: 'project-management-18',
      difficulty: 'expert',
      question:
        'You find out that a colleague has been reporting finished work that does not exist, under pressure from the sponsor. The next stage payment depends on it. What do you do?',
      right: {
        text: 'Correct the report, and inform those who rely on it, before payment is made',
        why: 'Knowingly false reports that trigger payments may be fraud. Knowing of it makes you responsible, too.',
      },
      wrong: [
        {
          text: 'Help the colleague to finish the work fast, so that the report becomes true',
          why: 'Until then others decide on false grounds, and the payment would be obtained by deception.',
        },
        {
          text: 'Speak with the sponsor, and leave it to him as to whether to correct it',
          why: 'The sponsor is part of the problem. You cannot leave the correction to the one who wanted the report.',
        },
        {
          text: 'Record your knowledge in a confidential note, in case it should come out later',
          why: 'That protects you at best and leaves the damage to others to take its course.',
        },
      ],
    },
    {
      id: 'project-management-19',
      difficulty: 'expert',
      question:
        'A fixed-price contract gives the supplier every incentive to interpret requirements minimally. Requirements are still uncertain. Which contract suits better?',
      right: {
        text: 'Paid stages with a decision on continuing after each of them',
        why: 'It keeps the risk of each side small and uses what has been learned. A fixed price presupposes stable requirements.',
      },
      wrong: [
        {
          text: 'A fixed price with higher penalties for any faults and delays',
          why: 'Penalties increase the price and make the supplier even more formal about the wording.',
        },
        {
          text: 'Payment by hours with no limit, based on a good relationship',
          why: 'The customer then carries the entire risk, and there is no incentive to come to an end.',
        },
        {
          text: 'A fixed price based on a specification of a thousand pages',
          why: 'A large document does not remove uncertainty; it makes each correction a costly change.',
        },
      ],
    },
    {
      id: 'project-management-20',
      difficulty: 'expert',
      question:
        'Cost index (CPI) is 1.1 and schedule index (SPI) is 0.8 at mid-project. What is the most sensible first hypothesis?',
      right: {
        text: 'Too few people are at work: what is done is cheap, but too little gets done',
        why: 'Work costs less than its value, but less has been completed than planned. Understaffing is the classic cause; check it.',
      },
      wrong: [
        {
          text: 'Estimates were too low: the tasks take more effort than had been planned',
          why: 'In that case cost efficiency would be below 1, since finished work would have cost more than its value.',
        },
        {
          text: 'The team is ahead: money is being saved, and the time will be caught up',
          why: 'An SPI of 0.8 means that a fifth of the planned work is missing; nothing shows it will be caught up by itself.',
        },
        {
          text: 'Scope has grown: more work has been added than was planned at the start',
          why: 'Unapproved extra work would cost money without earned value, so CPI would drop.',
        },
      ],
    },
    {
      id: 'project-management-21',
      difficulty: 'expert',
      question:
        'A sponsor wants to skip the pilot to make up for a delay of six weeks. The system steers a production line. How do you argue?',
      right: {
        text: 'Compare the cost of six weeks with the expected damage of a failed launch',
        why: 'A sponsor decides on business grounds. Probability and cost of a standstill against the delay make the trade-off visible.',
      },
      wrong: [
        {
          text: 'Refer to the process manual, which requires a pilot in projects of this kind',
          why: 'Rules can be waived by those in charge. The argument has to lie in the risk and not in the manual.',
        },
        {
          text: 'Agree, and ask for written confirmation that the sponsor takes responsibility',
          why: 'That protects you, but not the production line. You owe the sponsor an informed recommendation.',
        },
        {
          text: 'Refuse to go live without a pilot, whatever the sponsor may finally decide',
          why: 'The decision belongs to the sponsor, short of danger or illegality. Your task is to make the consequences clear.',
        },
      ],
    },
    {
      id: 'project-management-22',
      difficulty: 'expert',
      question:
        "A project consists of routine parts and one technical novelty. The novelty is planned last, as 'it needs the most time to think'. What is wrong?",
      right: {
        text: 'If it fails, everything else has been spent in vain',
        why: 'What may kill a project belongs at the start, when stopping is cheap and alternatives are open.',
      },
      wrong: [
        {
          text: 'Routine parts should be left to a different project',
          why: 'Splitting it does not change the order in which knowledge is gained.',
        },
        {
          text: 'Difficult parts need an especially rested team',
          why: 'Fatigue is secondary; the order of spending and learning is what counts.',
        },
        {
          text: 'It will hold up the routine parts when these come first',
          why: 'The routine parts are done by then; it is their cost that is lost if the novelty fails.',
        },
      ],
    },
    {
      id: 'project-management-23',
      difficulty: 'expert',
      question:
        'Your project delivers on time and on budget, and a year later its product is hardly used. Which measure in the project would have helped most?',
      right: {
        text: 'A business owner who answers for use and benefit, and takes part throughout',
        why: 'Delivery and benefit are different things. Somebody in the business must own adoption, process change, and results.',
      },
      wrong: [
        {
          text: 'A stricter control of schedule and budget during the implementation phase',
          why: 'Both were kept; more control would not have created any use.',
        },
        {
          text: 'A larger number of functions, so that every group of users finds its own',
          why: 'More functions make the product harder to learn. Nothing says that the functions were missing.',
        },
        {
          text: 'An acceptance test by users, with signed confirmation at the end of it',
          why: 'The users can confirm that it works as specified and still have no reason to change their work.',
        },
      ],
    },
    {
      id: 'project-management-24',
      difficulty: 'expert',
      question:
        'The company runs 30 projects with people for 15. Each is important to someone. All are late. As head of the project office, what do you propose?',
      right: {
        text: 'Start fewer at a time, in order of value, and hold the rest until capacity frees up',
        why: 'Dividing people among too many projects delays all of them. Finishing some first delivers value sooner at the same capacity.',
      },
      wrong: [
        {
          text: 'Allocate people to all 30 by a key that is considered fair by the department heads',
          why: 'Fair distribution of too little keeps each of them late; switching costs come on top.',
        },
        {
          text: 'Introduce a common tool that shows the workload of every employee day by day',
          why: 'Transparency is useful, but the overload is known. What is missing is a decision.',
        },
        {
          text: "Improve estimates, so that the projects' dates fit the real capacity from the start",
          why: 'Honest dates would be good, yet with 30 in parallel everything would merely be honestly late.',
        },
      ],
    },
  ],
}
