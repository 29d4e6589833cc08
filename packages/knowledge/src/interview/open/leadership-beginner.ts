import type { OpenQuestion } from '../open-question.ts'

export const leadershipBeginner: readonly OpenQuestion[] = [
  {
    id: 'leadership-beginner-01',
    type: 'leadership',
    difficulty: 'beginner',
    roles: ['Technical Lead', 'Engineering Manager', 'Product Manager', 'Technical Project Manager'],
    skills: ['Onboarding', 'Mentoring'],
    tags: ['onboarding', 'new colleague', 'support'],
    question:
      'Tell me about a time when you helped someone new become able to work on their own. How did you decide what to show, when to step back, and how did you know that it had worked?',
    keyPoints: [
      {
        cue: 'What you knew of the person',
        point: 'Names the person’s starting point: what they already knew and what worried or blocked them',
        weight: 2,
        said: [
          'She had ten years on the ward but had never used our charting system',
          'He was quick with tools but afraid to call customers',
          'On the first day I asked what he had done before and where he felt unsure',
          'She had years of experience, but our system was new to her and she told me she feared making a mistake',
        ],
      },
      {
        cue: 'How they learned the work',
        point: 'Gave real tasks early, small and safe, rather than only explaining or letting them watch',
        weight: 3,
        essential: true,
        said: [
          'In week one she fixed a typo on the live page, with me beside her',
          'I let him run the register at ten in the morning when it is quiet',
          'He taught ten minutes of my lesson and then half of it',
        ],
      },
      {
        cue: 'How you stepped back',
        point: 'Stepped back in a planned way: did it together, then watched, then was only reachable',
        weight: 3,
        essential: true,
        said: [
          'First I did it and she watched, then the other way round, then I went to the next room',
          'From the third week I answered his questions with what would you try',
          'I stopped checking each order and looked at just one in five',
        ],
      },
      {
        cue: 'The climate you created',
        point: 'Made it easy to ask, and treated mistakes calmly as part of learning',
        weight: 2,
        said: [
          'We had fifteen minutes each afternoon for anything odd',
          'When he mixed up two deliveries, we called the customers together and changed the labels',
          'I told her about my own worst mistake so that she would not hide hers',
        ],
      },
      {
        cue: 'How you know it worked',
        point: 'Shows the result by something the person then did alone',
        weight: 3,
        said: [
          'After six weeks she ran the night shift without calling me',
          'In month two he had handled 40 tickets, three came back',
          'She is now training the next one',
        ],
      },
      {
        cue: 'What you took from it',
        point: 'Says what they learned or improved for the next newcomer',
        weight: 2,
        said: [
          'I had explained too much in the first week, now I give a one-page list',
          'Her questions became our checklist for the next starters',
          'Next time I would introduce him sooner to the other department',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The best way to learn is to be thrown in at the deep end without help',
        said: ['I let them struggle, that is how I learned it as well'],
        correction:
          'Some struggle teaches, being left alone mostly costs confidence and produces hidden errors. Give real tasks with someone at hand.',
      },
      {
        belief: 'Good onboarding means explaining everything completely before the person begins',
        said: ['first I explained the whole system for two weeks'],
        correction: 'Little of it sticks without use. Small real tasks show what needs explaining.',
      },
    ],
    sampleAnswer:
      'I was a senior nurse when Dana joined us from a care home. She had ten years of experience, but our digital charting and the medication round were new, and she told me that she feared giving something wrong. So I made a plan for four weeks. From the second day she did real work, but small: two patients, with me beside her. We went in three steps. First I did the round and she watched, then she did it and I watched, then she did it alone and I was in the next room. Each afternoon we had fifteen minutes for questions. In the second week she charted a dose under the wrong patient. Nothing had been given. I did not scold her, we corrected it together, and I told her of a mistake of mine. I also noticed that I answered too fast, so I began to ask what she would do. After five weeks she took her first night shift alone and called me once, rightly. Two months later she trained the next newcomer. What I changed is the start: I had talked too much in the first days. Her questions are now a one-page list that every new colleague gets.',
    criteria: ['Concrete person and steps', 'Gives the other person credit', 'Fact as a result'],
    followUps: [
      {
        question: 'How did you know that it was the right moment to step back?',
        about: [2],
        answer:
          'By signs, not by the calendar: she noticed a mistake herself, asked about exceptions and no longer about steps, and two rounds went without my help. I told her that I would be next door, so it was no test.',
      },
      {
        question: 'What would you do differently with the next new person?',
        about: [5, 3],
        answer:
          'Talk less in the first days, and give a small real task on day one. I would also ask on the third day what was confusing, since newcomers see things that we no longer notice, and write it down for the next.',
      },
    ],
  },
  {
    id: 'leadership-beginner-02',
    type: 'leadership',
    difficulty: 'beginner',
    roles: ['Technical Lead', 'Engineering Manager', 'Product Manager', 'Technical Project Manager'],
    skills: ['Conflict Resolution', 'Team Leadership'],
    tags: ['meeting', 'disagreement', 'facilitation'],
    question:
      "You run a planning meeting. Two experienced colleagues start to argue about the approach, voices get louder, one says 'you always block everything', and the others look at the table. What do you do in the meeting and afterward?",
    keyPoints: [
      {
        cue: 'Your first reaction',
        point: 'Intervenes early and calmly in the meeting, without taking sides or embarrassing anyone',
        weight: 3,
        essential: true,
        said: [
          'I would say: let me stop us for a moment, both of you care about it',
          'A short pause, a friendly but clear voice',
          'I do not let it go on, since the others are watching what I permit',
        ],
      },
      {
        cue: 'Where you steer the argument',
        point:
          'Moves from persons to the matter: names the personal remark as not okay and asks for the concern behind it',
        weight: 3,
        essential: true,
        said: [
          'Please without always, tell us what worries you about this plan',
          'Let us write both options and their risks on the board',
          'I repeat in my words what each of them fears until they say yes, that’s it',
        ],
      },
      {
        cue: 'The rest of the room',
        point: 'Brings in the quiet ones and facts before it is decided',
        weight: 2,
        said: ['What do the others see? Kim, you know the customer', 'Which number would settle this?'],
      },
      {
        cue: 'Getting on with the agenda',
        point: 'Makes clear how and when it will be decided, so that the meeting can go on',
        weight: 2,
        said: [
          'We try option A for a week, or I decide by Thursday with the two of you',
          'Park it, small round tomorrow, now the next topic',
        ],
      },
      {
        cue: 'Later the same day',
        point: 'Talks with each of them alone afterward, soon, and listens for what lies behind it',
        weight: 3,
        said: [
          'Over a coffee I asked him what happened there',
          'Often something old is behind it, like a project in which he was passed over',
          'I tell each privately what I saw and how it came across',
        ],
      },
      {
        cue: 'Making it last',
        point:
          'Brings both together if needed, with an agreement on how to treat each other, and checks later',
        weight: 2,
        said: [
          'The three of us agreed: critique of plans, yes, always and never, no',
          'Two weeks later I asked both how it was',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A leader should not interfere, adults have to sort that out between themselves',
        said: ['I let them argue it out'],
        correction:
          'The others learn that such a tone is allowed, and go silent. A short, calm intervention protects the team and both of them.',
      },
      {
        belief: 'The fastest way is to decide at once who is right',
        said: ['I just say we do it his way and that is the end'],
        correction:
          'The loser feels overruled in public, and the concern stays unheard. Clarify the issue, then decide in a fair way.',
      },
    ],
    sampleAnswer:
      'I would step in early and calmly: let me stop us here, I see that you both care about this. I would not say who is right. To the remark I would say plainly: please leave out the you always, and tell us what worries you about this plan. Then I would go to the board and write both options, and repeat in my words what each is afraid of until they agree that I’ve understood. Then I’d ask the others, because they have been silent: Kim, you talk to the customers, what do you see? If we can’t settle it in ten minutes, I would say how it goes on: the two of you and I sit down tomorrow with the numbers from last month, and on Thursday we decide. Next topic. The same day I talk with each of them alone. I say what I saw and how it came across, and I listen. In a former job in a restaurant kitchen, such a fight about the menu was really about one cook who had been passed over. If it’s deeper, I bring both together and we agree on the tone: criticizing plans is fine, always and never are not. After two weeks, I ask both how it’s going, and watch whether the quiet ones speak again.',
    criteria: ['Protects everyone’s dignity', 'Separates the matter from the person', 'Follows up'],
    followUps: [
      {
        question: 'In private one of them says: it’s fine, nothing to talk about. What do you do?',
        about: [4],
        answer:
          'I don’t press. I say what I observed, that I value both, and what I expect in meetings. I leave the door open and come back in a few days. And I watch whether it shows again.',
      },
      {
        question: 'The personal remark is repeated five minutes later. How do you react?',
        about: [1, 0],
        answer:
          'I interrupt again, more clearly: that is the second time, we don’t speak with each other like that here. I take a break, speak with him outside, and go on with the topic only when it’s possible.',
      },
    ],
  },
  {
    id: 'leadership-beginner-03',
    type: 'leadership',
    difficulty: 'beginner',
    roles: ['Technical Lead', 'Engineering Manager', 'Product Manager', 'Technical Project Manager'],
    skills: ['Team Leadership', 'Coaching'],
    tags: ['delegation', 'trust', 'letting go'],
    question:
      'Describe a task that you handed to someone else although you could have done it faster and better yourself. Why did you do it, how did you hand it over, and what came of it?',
    keyPoints: [
      {
        cue: 'Why you did it',
        point:
          'Gives the reason: the other person’s growth, time for something more important, or not being the only one who can',
        weight: 2,
        said: [
          'If I had been ill on the first of the month no wages would have been paid',
          'She wanted to move up to shift leader',
          'I was spending my evenings on the schedule while the customers waited',
        ],
      },
      {
        cue: 'How you handed it over',
        point: 'Handed over the goal, limits, and freedom to choose the way, and not a list of steps',
        weight: 3,
        essential: true,
        said: [
          'I told him: every shift covered, nobody above 40 hours, how you do it is up to you',
          'The date, the budget, and what must not happen, the rest is yours',
          'I explained why it mattered and which decisions she could make alone',
        ],
      },
      {
        cue: 'Making success likely',
        point: 'Chose person and task so that they fit, with support at hand',
        weight: 2,
        said: [
          'She was good with numbers but had never spoken to suppliers, so we did the first call together',
          'Not the most critical event, but the summer fair',
          'He wanted to move up, and we did the first one together',
        ],
      },
      {
        cue: 'The temptation on the way',
        point:
          'Resisted taking it back when it went differently or slower, and used agreed checkpoints instead',
        weight: 3,
        essential: true,
        said: [
          'His first plan wasn’t how I would have done it, but it worked',
          'We looked at it each Friday, in between I kept my hands off',
          'It was hard for me to watch and I bit my tongue',
        ],
      },
      {
        cue: 'When something did not work',
        point: 'Kept responsibility for the outcome, also when something went wrong',
        weight: 2,
        said: [
          'When the order was late I told the boss that it was my decision',
          'I didn’t blame him in front of the others',
          'I said that it was my decision to hand it over',
        ],
      },
      {
        cue: 'What came of it',
        point: 'Gives the result, for the task and for the person, honestly',
        weight: 3,
        said: [
          'First month took her two days, the third three hours, quicker than me',
          'He found that half of the report was read by nobody',
          'It cost one complaint, and since then two people can do it',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Delegating means giving away work one does not like',
        said: ['I delegate the boring stuff so I have time'],
        correction:
          'People notice. Handing over means giving meaningful responsibility with the authority for it.',
      },
      {
        belief: 'If I delegate, I am no longer responsible',
        said: ['once I gave it to him it was his problem'],
        correction:
          'The execution passes on; accountability for choosing, supporting, and the result remains with the lead.',
      },
    ],
    sampleAnswer:
      'I managed a small garden center, and for six years I had made the staff schedule myself, in about three hours. When I was ill once, there were two days with nobody at the register, so it was clear that I must not be the only one. And Ibrahim, who worked in plants, wanted to become deputy. I told him the goal: every shift covered, nobody over 40 hours, wishes in by the tenth. How he does it was his choice, and he could decide about swaps alone. The first one we looked at together, then we agreed to meet on each Friday. It was hard for me. His first schedule took him two days and looked odd, with shorter shifts on Saturday. I nearly took it back, but it broke no rule, so I kept quiet. One Sunday the bakery corner was empty, since he had overlooked a vacation. I told the owner that it was my decision to hand it over, and talked with Ibrahim about a check against the vacation list. By the third month he needed two hours, less than I did, and the short Saturday shifts turned out to reduce overtime by a fifth. I learned that different from mine is not worse, and that I should’ve done it years before.',
    criteria: ['Honest about the difficulty of letting go', 'Result for task and person'],
    followUps: [
      {
        question: 'What would have made you take the task back?',
        about: [3],
        answer:
          'If harm to people or a broken promise had been likely and he couldn’t correct it with help: two uncovered days in a row, for example. Then I’d have told him openly, shared it for a month, and handed it over again.',
      },
      {
        question: 'What did you tell him on the first day, and what did you leave out on purpose?',
        about: [1],
        answer:
          'The goal, the limits, the deadline, and which decisions were his. I left out my own method and my spreadsheet, unless he asked, since I wanted him to find his own way and to feel that it was his.',
      },
    ],
  },
  {
    id: 'leadership-beginner-04',
    type: 'leadership',
    difficulty: 'beginner',
    roles: ['Technical Lead', 'Engineering Manager'],
    skills: ['Team Leadership', 'People Management'],
    tags: ['first time lead', 'former peers', 'expectations'],
    question:
      'From Monday you lead the team in which you were a colleague until today. Someone on it also applied for the position, and a friend of yours is in it too. What do you do in your first four weeks?',
    keyPoints: [
      {
        cue: 'Your first days with everyone',
        point:
          'Talks with each person alone in the first days: what they expect, what works, what worries them',
        weight: 3,
        essential: true,
        said: [
          'Half an hour with everyone, mostly listening',
          'What should I keep, what should I change, what do you need from me?',
        ],
      },
      {
        cue: 'The one who also applied',
        point:
          'Speaks early and openly with the one who was passed over, respects the disappointment, and asks what they need',
        weight: 3,
        essential: true,
        said: [
          'I know you wanted it too, and I’d understand if that is hard',
          'I won’t pretend that nothing happened',
          'Offer him a real responsibility, not a consolation',
        ],
      },
      {
        cue: 'The friend on the team',
        point: 'Clarifies the changed role with the friend, and treats everyone by the same rules',
        weight: 3,
        said: [
          'At work I can’t tell you everything any more, and vacations go by the list',
          'No advantages, also none that only look like it',
        ],
      },
      {
        cue: 'How fast you move',
        point: 'Changes little in the beginning, and explains decisions when something has to change',
        weight: 2,
        said: [
          'First understand, then one small improvement that everyone wants',
          'No new broom in the first week',
        ],
      },
      {
        cue: 'The view from above',
        point: 'Clarifies with their manager what is expected and what they may decide',
        weight: 2,
        said: [
          'Which goals, what budget, what can I decide on my own?',
          'We agreed to meet weekly for the first two months',
        ],
      },
      {
        cue: 'What becomes of your work',
        point:
          'Stops doing the old job in full, and spends time on the new tasks, with a plan for handing over',
        weight: 2,
        said: [
          'I give away my two projects in three weeks',
          'If I’m the best specialist and boss at once, I become the bottleneck',
        ],
      },
      {
        cue: 'Learning how you are doing',
        point: 'Looks for feedback on their own leading, and admits not knowing',
        weight: 1,
        said: [
          'After a month I ask all what I should do more and less of',
          'I’ve never led before, tell me if I get on your nerves',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'One must show at once who is in charge, or else lose respect',
        said: ['first week I set clear rules so that they see I am the boss now'],
        correction:
          'Respect comes from fairness and listening. Quick shows of authority confirm the fears of former peers.',
      },
      {
        belief: 'It’s best to remain the same colleague as before',
        said: ['nothing changes between us, I am still one of you'],
        correction:
          'You now decide on work, pay, and conflicts. Denying it makes decisions look like betrayal later. Clarify it openly.',
      },
    ],
    sampleAnswer:
      'In the first days I would talk with every person alone, half an hour, mostly listening: what works, what should change, what do you need from me, what worries you? The most important one is the colleague who also applied. I’d go to her first, not in passing: I know that you wanted it too, and I understand if it’s hard. I would not ask her to be happy. I’d ask what she needs, and later offer her a real responsibility, such as leading the next large project, if she wants it. With my friend I’d be open as well: I can’t tell you everything any more, and the same rules go for all. In the same week I clarify with my manager which goals I have, what I may decide, and I’d ask for a weekly meeting. I would change little. I take one small thing that many mention, say, the too-long Monday meeting, and explain why. I also hand over my own two projects in three weeks. Otherwise I do two jobs, and both badly. At the end of the month I tell the team what I heard, what we’ll do and what not, and ask what I should do more and less of. I’d also say that I will make mistakes.',
    criteria: ['Courage for the difficult conversation first', 'Fairness visible to all'],
    followUps: [
      {
        question: 'The passed-over colleague begins to contradict you in each meeting. What do you do?',
        about: [1],
        answer:
          'I check first whether she is right on the matter, and say so if yes. Then I talk with her alone: what I observe, what I value, how it affects the team. I ask what she wants now, and agree how we disagree.',
      },
      {
        question: 'Your friend asks for a free Friday that you refused to another. How do you decide?',
        about: [2],
        answer:
          'By the same rule, so no, unless the situation differs and I could tell everyone the reason. I tell him directly. If the rule is bad, I change it for all.',
      },
    ],
  },
  {
    id: 'leadership-beginner-05',
    type: 'leadership',
    difficulty: 'beginner',
    roles: ['Technical Lead', 'Engineering Manager', 'Product Manager', 'Technical Project Manager'],
    skills: ['Prioritization', 'Stakeholder Management'],
    tags: ['competing requests', 'saying no', 'tradeoffs'],
    question:
      'Give me an example in which several people wanted something from you or your team at the same time, and it was not possible to do all. How did you decide what came first, and how did you tell those who had to wait?',
    keyPoints: [
      {
        cue: 'The situation itself',
        point: 'Describes the concrete clash: who wanted what, by when, and what was not enough',
        weight: 2,
        said: [
          'Two weddings and a conference on one Saturday with five waiters',
          'Three doctors asked for the same room at eight',
          'Sales wanted the export, support the bug fix, and my boss the slides for Monday',
        ],
      },
      {
        cue: 'How you decided',
        point: 'Compared by consequence and deadline, rather than by who was loudest or highest',
        weight: 3,
        essential: true,
        said: [
          'What happens if this waits until Tuesday? For one of them nothing',
          'The patient in pain came before the one who complained',
          'I asked each what it was needed for and by when really',
          'I looked at which of them could not be repeated or would do lasting harm if it went badly',
        ],
      },
      {
        cue: 'Beyond yes and no',
        point: 'Looked for a third way: smaller version, later part, another person, a swap',
        weight: 2,
        said: [
          'For the conference a cold buffet was enough',
          'I gave them the raw list today and the nice report on Thursday',
          'I proposed a simpler version for one of them so that both could happen',
        ],
      },
      {
        cue: 'Telling those who had to wait',
        point: 'Told those who had to wait early and personally, with the reason and a reliable date',
        weight: 3,
        essential: true,
        said: [
          'I called her right away rather than at the last minute',
          'You get it Wednesday by noon, and that I kept',
          'I explained what came first and why, no excuses',
          'I phoned her myself weeks before, told her why, and what she would get instead',
        ],
      },
      {
        cue: 'The limits of your say',
        point: 'Had the decision confirmed where it went beyond their own authority',
        weight: 2,
        said: [
          'Both were directors, so I showed them the choice in two sentences and asked them to decide',
          'I told my boss what would not be done if I do this',
          'I put both options to the manager, and he agreed',
        ],
      },
      {
        cue: 'How it ended',
        point: 'Tells how it came out, and also what it cost',
        weight: 3,
        said: [
          'Both events ran, one customer was unhappy and got a discount',
          'The audit was passed and the newsletter came a week later, nobody noticed',
          'I misjudged one, it was more urgent than I believed',
          'Both went well, it cost us some money, and one of them was less happy',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'With good organization everything can be done at once',
        said: ['I just worked late and did all three'],
        correction:
          'Now and then, yes. As a rule it hides that priorities are missing, and quality and people suffer.',
      },
      {
        belief: 'Who asks first or is highest gets it first',
        said: ['the director always goes first'],
        correction:
          'Rank and order say little about consequences. Clarify the effect of waiting; if ranks collide, let them decide with the facts.',
      },
    ],
    sampleAnswer:
      'I was head waiter in a hotel. For one Saturday in May we had two weddings and then a conference for 80 people that a sales colleague had promised without asking. I had five experienced people and needed nine. The conference customer was the largest and loudest, the manager wanted him satisfied. I asked each what mattered. For the weddings the evening was everything, and it could not be repeated. For the conference it turned out that they wanted to get people back into sessions quickly. So I compared: a bad wedding dinner is remembered for life, a simple lunch is not. My proposal was a standing buffet for the conference, with two trainees, and full service in the evening with all the others. As it changed something that sales had promised, I put it to the manager with both options in five minutes, and he agreed. I phoned the conference organizer myself that day, three weeks before: I told her why, what she’d get, and offered coffee in the afternoon free of charge. She wasn’t happy but took it. Both weddings went well, the conference gave us four out of five stars. It cost us about 300 for the coffee. Since then sales checks a shared calendar before promising, which I’d asked for with this example.',
    criteria: ['Reasons can be followed', 'Treats those who wait with respect'],
    followUps: [
      {
        question: 'How did you find out how urgent each request really was?',
        about: [1],
        answer:
          'I asked what would happen if it came a day or a week later, and who was waiting for it. Often the date was a wish. Where it was fixed, such as a wedding day, it decided.',
      },
      {
        question: 'How did the person who had to wait react, and what did you do about it?',
        about: [3],
        answer:
          'She was annoyed on the phone. I did not defend us, named what she would get and when, and gave a small compensation. On the day I greeted her personally. Because all of it was kept, she booked again.',
      },
    ],
  },
  {
    id: 'leadership-beginner-06',
    type: 'leadership',
    difficulty: 'beginner',
    roles: ['Technical Lead', 'Engineering Manager', 'Product Manager', 'Technical Project Manager'],
    skills: ['Coaching', 'People Management'],
    tags: ['feedback', 'difficult conversation', 'respect'],
    question:
      'When did you have to tell someone something unpleasant about their work or behavior for the first time? How did you prepare, what did you say, and what happened afterward?',
    keyPoints: [
      {
        cue: 'When and where',
        point: 'Said it soon and in private, face to face, and not in front of others or by message',
        weight: 3,
        essential: true,
        said: [
          'On the same day after closing, in the back office',
          'I waited until the class was gone',
          'Not in the group chat, although the others had complained there',
          'The next day, when nobody else was around, I asked for ten minutes',
        ],
      },
      {
        cue: 'What you said',
        point: 'Named an observed behavior and its effect, instead of judging the person',
        weight: 3,
        essential: true,
        said: [
          'Three times this week you came at 8:20, and Ana had the register alone',
          'In the meeting you interrupted the customer twice, and then he said nothing more',
          'I did not say you are unreliable',
        ],
      },
      {
        cue: 'How you prepared',
        point: 'Prepared: checked the facts, the goal of the talk, and their own irritation',
        weight: 2,
        said: [
          'I looked up the dates because I didn’t want to exaggerate',
          'I slept on it first, as I was angry',
          'Practiced the first sentence at home',
        ],
      },
      {
        cue: 'What you found out',
        point: 'Asked for the other view and really listened',
        weight: 3,
        said: [
          'How do you see it? And then it came out that her mother was ill',
          'He had never been told that the report was read by the director',
          'I learned that I had caused part of it',
          'I asked how they saw it, kept quiet, and heard something I had not known',
        ],
      },
      {
        cue: 'How the talk ended',
        point: 'Agreed on something concrete and followed up, including recognition of change',
        weight: 2,
        said: [
          'We agreed that she texts me by seven if it gets late',
          'After two weeks I said that I’d noticed the difference',
          'We agreed on one rule, and two weeks later I told him that I saw it working',
        ],
      },
      {
        cue: 'What happened afterward',
        point: 'Reports the outcome honestly, with what they’d do differently',
        weight: 2,
        said: [
          'It got better for a month and then we talked again',
          'She was hurt at first, later she thanked me',
          'I waited too long, it should have been in the first week',
          'It worked, but I should have spoken after the first time',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Criticism works best in front of the group, so that everyone learns from it',
        said: ['I said it in the team meeting so all would know'],
        correction:
          'In public the person defends themselves and feels shamed, and the others fear being next. Criticize in private; share general lessons with the group without names.',
      },
      {
        belief: 'If it is important enough, the person will notice without being told',
        said: ['I hoped he would see it himself'],
        correction:
          'Mostly they don’t know the effect. Silence is comfortable for the one who keeps it, and unfair to the other.',
      },
    ],
    sampleAnswer:
      'I led the afternoon care at a primary school. A colleague, Marek, whom the children loved, was often on his phone in the yard. Another colleague had complained in the group chat. First I checked: in one week I noted three times, once when a boy had climbed on the fence. I was angry, so I waited one night and wrote down my first sentence. The next day, after the children had left, I asked him for ten minutes. I said: on Monday, Tuesday, and Thursday I saw you on your phone while you had yard duty; on Tuesday Leo was on the fence and you did not see it. That frightened me. I didn’t say that he was careless. Then I asked how he saw it, and kept quiet. He turned red and first defended himself. Then he said that his wife was pregnant with complications and he was waiting for messages. I had not known it. We agreed: on yard duty the phone stays inside, and his wife can call the office, who’ll get him at once. I told the team only that it was settled. It worked, and after two weeks I told him that I saw it. What I would do differently: I’d speak after the first time and not collect three.',
    criteria: ['Respect and clearness at once', 'Real listening', 'Admits own part'],
    followUps: [
      {
        question: 'What were your first two sentences, as exactly as you can remember?',
        about: [1],
        answer:
          'On Monday, Tuesday, and Thursday I saw you on the phone during yard duty, and on Tuesday Leo was on the fence without you seeing him. I was frightened, and I want to understand what is going on.',
      },
      {
        question: 'What would you have done if nothing had changed after two weeks?',
        about: [4, 3],
        answer:
          'I would have told him that the agreement wasn’t kept, and asked what hinders him. Then clearly: supervision is not negotiable, so from now on you have no yard duty alone, and I involve the head of school. And help with his situation.',
      },
    ],
  },
  {
    id: 'leadership-beginner-07',
    type: 'leadership',
    difficulty: 'beginner',
    roles: ['Technical Lead', 'Engineering Manager', 'Product Manager', 'Technical Project Manager'],
    skills: ['Team Leadership', 'Continuous Improvement'],
    tags: ['wrong decision', 'responsibility', 'correction'],
    question:
      'Tell me about a decision you made for a group, a team, a shift, or a project, that turned out to be wrong. When did you notice, what did you do, and what do you do differently today?',
    keyPoints: [
      {
        cue: 'What you decided',
        point: 'Describes the decision and the reasons it seemed right then',
        weight: 2,
        said: [
          'We had little time, and the cheap supplier had good reviews',
          'I moved the training to summer because the hall was free',
          'Everyone wanted the new tool, so I said yes',
        ],
      },
      {
        cue: 'How you talk about it',
        point: 'Takes responsibility for their own part, and does not blame others or circumstances',
        weight: 3,
        essential: true,
        said: [
          'It was my decision and I hadn’t asked the night shift',
          'I could say the vendor lied, but I had not checked it',
          'I told the team: I got that wrong',
          'I wrote to everyone that it was my mistake and that I was sorry',
        ],
      },
      {
        cue: 'How you noticed',
        point: 'Recognized it by a concrete sign, and did not wait too long or tells honestly if so',
        weight: 3,
        said: [
          'After two weeks complaints had gone up from 3 to 11',
          'I saw it in May and clung to it until July, which was pride',
          'Fewer and fewer people came, and I told myself for weeks that it would settle',
        ],
      },
      {
        cue: 'What you did then',
        point: 'Corrected it actively: told those concerned, limited the harm, changed course',
        weight: 3,
        essential: true,
        said: [
          'I called all parents that evening and moved it back',
          'We paid the cancellation fee and returned to the old one',
          'I asked those affected what they needed now',
          'I asked everyone what would suit them and changed it back within two weeks',
        ],
      },
      {
        cue: 'What it led to',
        point: 'Names the consequence for people and in figures, without embellishing',
        weight: 2,
        said: [
          'It cost 2,000 and one volunteer left',
          'Two weeks lost, but no patient was harmed',
          'We threw things away, and one person left for good',
        ],
      },
      {
        cue: 'What you do differently',
        point: 'Draws a concrete lesson that has been used since',
        weight: 3,
        said: [
          'Before such a change I now ask those who do the work, and do a trial for a week',
          'For each larger decision I write down what would tell me that it is wrong',
          'Last autumn it saved us from doing the same again',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Admitting a mistake as a lead undermines authority',
        said: ['I wouldn’t tell the team because they’d lose respect'],
        correction: 'They usually know already. Owning it builds trust; hiding it costs authority.',
      },
      {
        belief: 'A good answer names a mistake which is really a strength',
        said: ['my mistake was that I worked too hard for the team'],
        correction:
          'Interviewers hear an evasion. A real wrong decision with an honest correction shows judgment.',
      },
    ],
    sampleAnswer:
      'I coordinated volunteers in a food bank, 45 people. Two years ago I moved the sorting from Friday to Saturday. It seemed right: the warehouse was free then, and we had more donations at the end of the week. I asked the driver and the landlord, but not the volunteers, as I thought weekends would suit working people. In the second week 14 came instead of 22, in the third eleven. I told myself for three more weeks that it would settle. That was pride. Then one woman, who had been with us since the start, left. I called her, and she said that Saturday was her day with the grandchildren, and nobody had asked. I wrote to all volunteers that evening: I decided this without asking you, it was a mistake, I’m sorry, and asked which of three times they could. Friday evening won by far. After two weeks we were back at 20. During that time we had thrown away about 300 kilos of vegetables, and the woman didn’t return; that still bothers me. Today before I change something, I ask those who do it, try it for two weeks, and say beforehand which number would make us go back. In spring, I did it with the new registration form, and after ten days we dropped it.',
    criteria: ['A real mistake, no disguised strength', 'Honest about the delay', 'Lesson put to use'],
    followUps: [
      {
        question: 'How could you have noticed earlier that the decision was wrong?',
        about: [2, 5],
        answer:
          'With a limit agreed beforehand: fewer than 18 people two weeks in a row, and we go back. And by asking those who stayed away in the first week. I had the number but no rule, so I could explain it away.',
      },
      {
        question: 'What did you say to those affected?',
        about: [1],
        answer:
          'That I had decided it without asking them, that it was wrong, and that I was sorry; what I’d do by when; and I asked what times suited them. No explanation of why it was understandable, because nobody needed that.',
      },
    ],
  },
  {
    id: 'leadership-beginner-08',
    type: 'leadership',
    difficulty: 'beginner',
    roles: ['Technical Lead', 'Engineering Manager', 'Product Manager', 'Technical Project Manager'],
    skills: ['Team Leadership', 'Cross-Functional Collaboration'],
    tags: ['quiet member', 'inclusion', 'meetings'],
    question:
      'A capable member of your group never says anything in meetings, but afterward tells you in the corridor what is wrong with the plan. How do you handle that, for this person and for the way your meetings work?',
    keyPoints: [
      {
        cue: 'Your talk with the person',
        point: 'Asks the person, privately and with interest, what makes speaking up difficult or useless',
        weight: 3,
        essential: true,
        said: [
          'I said that I value what she tells me, and asked what would have to be different in the meeting',
          'Maybe it’s the language, the pace, or that he was laughed at before',
          'I don’t assume that he is shy',
        ],
      },
      {
        cue: 'What you make clear',
        point: 'Says why the contribution is needed in the meeting itself',
        weight: 2,
        said: [
          'If the others don’t hear it, then we decide without the best knowledge',
          'What you told me last week would have saved us two days',
        ],
      },
      {
        cue: 'What you change in meetings',
        point:
          'Changes the format for everyone, such as questions sent ahead, written notes, or a turn for each',
        weight: 3,
        essential: true,
        said: [
          'The agenda goes out the day before, so people can prepare',
          'First we all think quietly for five minutes, and then we go around the table',
          'A written comment counts as much as a spoken one',
        ],
      },
      {
        cue: 'Your conduct as chair',
        point:
          'Leads the discussion: stops interruptions, asks open rounds, does not speak first as the lead',
        weight: 2,
        said: [
          'I give my opinion at the end',
          'Let her finish, please',
          'Start with the newest rather than with the loudest',
        ],
      },
      {
        cue: 'An arrangement with this person',
        point: 'Does not put the person on the spot, but agrees on a way that fits',
        weight: 2,
        said: [
          'We agreed that I ask him about testing, since he is prepared for that',
          'She sends me the point before, and I bring it in with her name if she wants',
          'I would not call on her without warning, we agreed which topic I would ask her about',
        ],
      },
      {
        cue: 'After they speak up',
        point: 'Makes a contribution count: credits it and shows what came of it',
        weight: 2,
        said: [
          'Because of Lin’s remark we changed the order',
          'If someone speaks and nothing follows, it was the last time',
        ],
      },
      {
        cue: 'What it says about the group',
        point: 'Looks for further signs: whether others are silent too, and whether bad news is welcome',
        weight: 1,
        said: [
          'Perhaps we punish objections without noticing',
          'I ask in a short anonymous survey',
          'Two others began to speak as well, so objections had not felt welcome before',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Silent people have nothing to say or agree',
        said: ['who says nothing has no objections'],
        correction:
          'This person obviously has objections. Silence often comes from format, language, hierarchy, or past experience.',
      },
      {
        belief: 'One should simply call on quiet people until they get used to it',
        said: ['I ask him directly in front of all, he must learn that'],
        correction:
          'Being surprised in public often makes it worse. Agree beforehand, give time to prepare, and change the format for everyone.',
      },
    ],
    sampleAnswer:
      'First I would talk with him alone and thank him: what you told me in the corridor was right, and it would’ve saved us two days. Then I’d ask openly what makes it difficult in the meeting, and not assume that he’s shy. When I led a team in a pharmacy, it was Mei. She told me that the discussion went so fast that by the time she had the sentence in her second language, we were already at the next topic; and that once someone had laughed. So I changed the meeting, not her. The agenda with the two real questions came the day before. At the beginning everyone wrote for three minutes, then we went round, the newest first and I last. I interrupted interrupters: let her finish, please. With Mei I agreed that I’d ask her about stock, because she knew it best and could prepare, and that a written note counts just as much. In the second meeting she said that the new order times don’t fit the deliveries. We changed the plan, thanks to Mei, as I told everyone. After two months she spoke unasked, and two others said more as well. So objections hadn’t been welcome with us, and since then I end each plan with: what’s wrong with it?',
    criteria: ['Changes the setting rather than the person', 'Curiosity before judgment'],
    followUps: [
      {
        question: 'The person says: I just prefer to tell you afterward. How do you respond?',
        about: [0, 4],
        answer:
          'I accept that it suits him, and explain the price: the group decides without it, and I become a messenger. I offer ways: a note before the meeting, a prepared turn, or the two of us present it. We try one for a month.',
      },
      {
        question: 'After your changes, others remain silent as well. What do you conclude?',
        about: [6],
        answer:
          'That it is not about one person. Probably objections had bad consequences, or decisions are made before. I ask anonymously, look at how I react to bad news, and begin by thanking publicly for an objection and changing something because of it.',
      },
    ],
  },
]
