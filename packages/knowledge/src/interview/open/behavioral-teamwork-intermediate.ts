import type { OpenQuestion } from '../open-question.ts'

export const behavioralTeamworkIntermediate: readonly OpenQuestion[] = [
  {
    id: 'behavioral-teamwork-intermediate-01',
    type: 'behavioral',
    difficulty: 'intermediate',
    roles: [],
    skills: ['Cross-Functional Collaboration'],
    tags: ['disagreement', 'commitment', 'decisions'],
    question:
      'Tell me about a decision that you argued against and that was made anyway. How did you behave afterwards?',
    keyPoints: [
      {
        cue: 'The decision and your case',
        point: 'Says what was decided and on what evidence they had argued for something else',
        weight: 3,
        essential: true,
        said: [
          'we moved to the new booking tool in high season, and I had numbers from the last switch',
          'the team took a framework I had warned about after a trial of two days',
          'they wanted to merge both wards, and I showed how many alarms come in at night',
        ],
      },
      {
        cue: 'How you objected',
        point: 'Put the concern openly before the decision, to those who decide, not in the corridor',
        weight: 2,
        said: [
          'I said it in the planning meeting and wrote half a page',
          'I went to the head of department with my list before she signed',
          'everybody knew my view, I did not only grumble at lunch',
        ],
      },
      {
        cue: 'Your conduct afterwards',
        point:
          'Carried the decision out seriously after it was made, without sabotage or repeating the argument',
        weight: 3,
        essential: true,
        said: [
          'once it was decided I wrote the training plan for the new tool myself',
          'I told my shift that we do this properly now, me included',
          'I stopped discussing it and took on the hardest part of the migration',
        ],
      },
      {
        cue: 'Seeing it from across the table',
        point: 'Can state the good reasons of the other side fairly',
        weight: 2,
        said: [
          'to be fair, they had a contract running out and I had only seen my part',
          'she had to think of the hiring market, which I had ignored',
          'his argument about the cost of two systems was simply better than I thought',
        ],
      },
      {
        cue: 'Who turned out to be right',
        point: 'Checked with facts whether the feared effect came',
        weight: 2,
        said: [
          'I counted the failed bookings each week and showed them',
          'we agreed on a check after four weeks, with three numbers',
          'it turned out that the nights were fine, so I said that I had been wrong',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Whoever was against a decision is free of responsibility for how it goes',
        said: ['I told them so, it was not my problem any more', 'I let them run into the wall'],
        correction:
          'The team’s result is still yours. Say your view before the decision, then help it succeed and bring new facts if it fails.',
      },
      {
        belief: 'A person with conviction keeps fighting after the decision',
        said: ['I kept bringing it up until they gave in', 'I never gave up my position'],
        correction:
          'Reopening a decision needs new facts. Without them it costs the team its pace and you your credibility.',
      },
    ],
    sampleAnswer:
      'I was a shift supervisor in a hotel, and the management decided to switch the booking system in June. I had argued for October: at the last switch we had had eleven double bookings a week, and in June we are fully booked. I wrote that down on half a page and presented it to the director before she decided. She chose June, because the old contract ran out and a renewal would have cost a year’s fee. I hadn’t known that, and it was a fair reason. From then on I didn’t bring it up again. I trained all the front desk staff, and I told them that this is now our system and that I stand behind it. I also asked for one thing, a list of double bookings each Monday. In the first week there were seven, so we added a second person for the evening check, and by week four there was one. In the end it went better than I had predicted, and I told the director so. I would still speak up again, but I would first ask what I may not be seeing from my desk.',
    criteria: ['No triumph or bitterness about being right or wrong', 'Conviction and loyalty together'],
    followUps: [
      {
        question: 'What was the best argument of the people who decided against you?',
        about: [3],
        answer:
          'The contract of the old system ran out in June, and extending it meant paying for a whole year. From their desk that outweighed a few rough weeks, and I can see why.',
      },
      {
        question: 'How did you find out which of you had been right?',
        about: [4],
        answer:
          'I counted double bookings every Monday. It started at seven, and after a second evening check it fell to one. So my worry was justified, but smaller than I had said, and I told the director.',
      },
    ],
  },
  {
    id: 'behavioral-teamwork-intermediate-02',
    type: 'behavioral',
    difficulty: 'intermediate',
    roles: [],
    skills: ['Coaching'],
    tags: ['giving feedback', 'peers', 'honesty'],
    question:
      'Describe how you told a colleague at your own level something unpleasant about their work or behavior.',
    keyPoints: [
      {
        cue: 'What you talked about',
        point: 'Describes the behavior itself as observed, with an instance, rather than the character',
        weight: 3,
        essential: true,
        said: [
          'I said that in the last three handovers the medication was missing, not that she is sloppy',
          'I mentioned two reviews in which he had written only that it is bad',
          'you interrupted the client four times yesterday, that is what I told him',
        ],
      },
      {
        cue: 'When and where',
        point: 'Chose a private and early moment instead of collecting complaints',
        weight: 2,
        said: [
          'I asked her for a walk on the same day',
          'we had a quick call, just us two, cameras on',
          'I did not wait for the yearly talk, I took him aside after the lesson',
        ],
      },
      {
        cue: 'Why it mattered',
        point: 'Explained what effect it had on others or on the work',
        weight: 3,
        said: [
          'the night shift had to call the doctor twice because of it',
          'our juniors no longer dared to open a pull request',
          'the client told me that he did not feel heard',
        ],
      },
      {
        cue: 'How the talk went on',
        point: 'Asked for the other view and really listened to it',
        weight: 3,
        said: [
          'then I asked how it looked from her side and kept quiet',
          'he told me he had three reviews a day on top of his own work',
          'it turned out that I too had put pressure on her without noticing',
        ],
      },
      {
        cue: 'What you left with',
        point: 'Agreed with the colleague on something to try, and came back to it',
        weight: 2,
        said: [
          'we said that he would write one sentence of reason with every remark',
          'two weeks later I asked her how it was going',
          'we made a signal so that I can show him under the table',
        ],
      },
      {
        cue: 'What became of it',
        point: 'Tells what changed, also in the relationship',
        weight: 1,
        said: [
          'he now asks me for feedback himself',
          'it was cool between us for a week and then better than before',
          'the handovers have been complete ever since',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Criticism should always be wrapped between two compliments',
        said: [
          'I always use the sandwich, praise, then criticism, then praise',
          'I packed it so nicely that she did not notice',
        ],
        correction:
          'Wrapped criticism is often not heard, and the praise is no longer believed. Be kind and clear: what you saw, its effect, and an open question.',
      },
      {
        belief: 'Unpleasant feedback for a peer is the business of their manager',
        said: ['I reported him to the boss, that is her job', 'it is not my place to criticize colleagues'],
        correction:
          'Going over somebody’s head first costs trust. Speak with the person; involve the manager if it does not help or if it is serious, such as harassment or danger.',
      },
    ],
    sampleAnswer:
      'In my second year as a developer I noticed that our juniors had stopped opening small pull requests. When I asked, two of them named the reviews of a colleague of mine. I looked them up, and there were remarks like no, or this is bad, with nothing else. I asked him for a call on the same afternoon, only the two of us. I told him what I had seen, with two examples, and that the effect was that two people now collect changes for a week because they are afraid of the review. I said nothing about what kind of person he is. Then I asked how it looked from his side. He was surprised. He had about five reviews a day beside his own work and wanted to be quick. So part of it was how badly we spread the reviews. We agreed that he would give a one-sentence reason with each remark, and I took over two of his reviews a day. After two weeks I asked him how it went, and showed him that the juniors were back to small changes. It was a little cool between us at first, but later he began to ask me for feedback himself.',
    criteria: ['Kind and clear at the same time', 'Open to having a share in the cause'],
    followUps: [
      {
        question: 'Which words did you begin the talk with?',
        about: [0, 2],
        answer:
          'Roughly: I looked at two of your reviews from last week, they only say that it is bad, and two colleagues now hold back their changes because of it. I would like to know how you see that.',
      },
      {
        question: 'What did you learn from the other side that you had not known?',
        about: [3],
        answer:
          'That he had about five reviews a day and nobody had noticed. So the tone was his part, but the load was ours, and I could take something off him.',
      },
    ],
  },
  {
    id: 'behavioral-teamwork-intermediate-03',
    type: 'behavioral',
    difficulty: 'intermediate',
    roles: [],
    skills: ['Cross-Functional Collaboration', 'Dependency Management'],
    tags: ['other teams', 'dependencies', 'negotiation'],
    question:
      'You needed something from another team, and to them it was not important. Tell me about such a case and how you got it, or did not.',
    keyPoints: [
      {
        cue: 'Your need',
        point: 'States what was needed and what hung on it',
        weight: 3,
        essential: true,
        said: [
          'without the lab’s new label format we could not start the trial on May second',
          'we needed one field in the payment interface before the launch',
          'the kitchen had to be cleaned by facility before the inspection on Tuesday',
        ],
      },
      {
        cue: 'How you approached them',
        point: 'Found out why the request ranked low for the other team',
        weight: 3,
        essential: true,
        said: [
          'I sat down with their lead and asked what was on their plate this month',
          'they are measured by turnaround time, and my request would have slowed them',
          'turned out that they were two people short and had an audit',
        ],
      },
      {
        cue: 'The terms of your request',
        point: 'Made the request smaller or offered own work, so that it cost them less',
        weight: 3,
        said: [
          'I wrote the change myself and they only had to review it',
          'we cut it down from six fields to one',
          'I lent them one of my people for two mornings',
        ],
      },
      {
        cue: 'If they never delivered',
        point: 'Had a way out prepared in case it did not come',
        weight: 2,
        said: [
          'meanwhile we built it so that the field could be added later',
          'I arranged for hand-written labels as plan B',
          'we decided on a date after which we would go without it',
        ],
      },
      {
        cue: 'When you got stuck',
        point: 'Escalated openly once direct talks had not settled it',
        weight: 2,
        said: [
          'we both went to our managers with the same page and asked them to choose',
          'I told him beforehand that I would raise it, no surprise',
          'as we could not agree, their lead and I asked the director which comes first',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The fastest way to get something from another team is to go to their boss at once',
        said: [
          'I went straight to their boss and then they had to',
          'I put all the managers in copy to build pressure',
        ],
        correction:
          'It may work once and makes the next request harder. Understand their constraints, make it cheap for them, and escalate with their knowledge.',
      },
    ],
    sampleAnswer:
      'I coordinated a study in a hospital, and we needed a new label format from the laboratory by the second of May, otherwise forty patients couldn’t start. My emails got friendly answers and nothing happened. So I went there and asked their lead what was on her plate. She was two people short, an audit was coming, and she is measured by how fast results come back, so to her a change in the labels was nothing but risk. Knowing that, I could change my request. Instead of the whole format we needed just one more line, and I offered to write the test protocol and to be there for the first two mornings. I also prepared stickers to be written by hand in case it came too late. Then she couldn’t free the printer for a week, and we couldn’t agree on what came first. I told her that I would ask our directors, and we went to them together with one page. They moved the audit rehearsal by two days. The labels worked on the thirtieth of April. Now I ask about the other side’s goals before I send the first request.',
    criteria: [
      'Sees the other team as reasonable people with other goals',
      'Keeps the relation for the next time',
    ],
    followUps: [
      {
        question: 'Why was your request not important to them?',
        about: [1],
        answer:
          'They were judged by turnaround time and had an audit with two people missing. From their view my change brought only risk, so asking more often wouldn’t have helped.',
      },
      {
        question: 'What would you have done if they had not delivered?',
        about: [3, 4],
        answer:
          'I had stickers prepared for writing by hand, good for about two weeks. And I would have asked both directors to decide, having told the lead before that I was going to.',
      },
    ],
  },
  {
    id: 'behavioral-teamwork-intermediate-04',
    type: 'behavioral',
    difficulty: 'intermediate',
    roles: [],
    skills: ['Technical Presentations', 'Stakeholder Management'],
    tags: ['explaining', 'plain language', 'decisions'],
    question:
      'When did you have to explain something from your field to people without that knowledge, who then had to decide? How did you do it?',
    keyPoints: [
      {
        cue: 'The audience and the occasion',
        point: 'Says who the listeners were, and what they had to decide',
        weight: 3,
        essential: true,
        said: [
          'the parents’ council had to choose between two reading programs',
          'our sales director needed to approve three weeks without new features',
          'the family had to say yes or no to the feeding tube',
        ],
      },
      {
        cue: 'Where you started',
        point: 'Began from what mattered to the listeners instead of from the technique',
        weight: 3,
        essential: true,
        said: [
          'I started with how many orders we lose each day when the page is slow',
          'I asked them first what they were most afraid of',
          'I talked about their children’s evenings, not about phonics',
        ],
      },
      {
        cue: 'Your language',
        point: 'Used plain words, a picture or a comparison',
        weight: 2,
        said: [
          'I compared it with a road that needs repair before more trucks can use it',
          'I drew it on one sheet and left out all the abbreviations',
          'a jar of water and a towel on the table did more than ten slides',
        ],
      },
      {
        cue: 'What you laid before them',
        point: 'Gave options with the consequences of each',
        weight: 3,
        said: [
          'there were two ways, I said what each costs and which I would take',
          'I was honest that the cheaper one might need to be redone in a year',
          'they got three choices on a page, with the risk beside each',
        ],
      },
      {
        cue: 'Before they decided',
        point: 'Checked that it had been understood, other than by asking whether all is clear',
        weight: 2,
        said: [
          'I asked her to tell me how she would explain it to her boss',
          'from their questions I saw that they mixed two things up, so I went back',
          'I let the father repeat in his words what will happen tomorrow',
        ],
      },
      {
        cue: 'The outcome',
        point: 'Tells what they decided and whether it held',
        weight: 1,
        said: [
          'they approved the three weeks, and nobody questioned it later',
          'the council chose the second program and it is still used',
          'in the end they decided against my advice, but knowing what it meant',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Lay people need all the details in order to decide well',
        said: [
          'I gave them the complete documentation with everything in it',
          'I explained how it works step by step for an hour',
        ],
        correction:
          'They need the consequences, the options and the risk in their terms. Details belong in the annex or in the answer to a question.',
      },
      {
        belief: 'If nobody has questions, everybody has understood',
        said: ['nobody asked anything, so it was clear', 'I asked if it is clear and they all nodded'],
        correction:
          'People often nod from politeness or shame. Ask them to say in their own words what it means for them.',
      },
    ],
    sampleAnswer:
      'I was responsible for the online store of a furniture chain. The sales director had to approve three weeks in which we would build nothing new, because our product database was at its limit. I had seen colleagues fail with diagrams, so I began with her numbers. On the last two Saturdays the page had needed eight seconds at noon, and each time we got about fifty fewer orders. Then I drew a road with a single lane: we can add trucks, but they will stand in the jam. I gave her two options on a page. One was a bigger server, ready in two days, that would help until autumn. The other was the repair, three weeks, and it would carry us for about three years. I said that I would do both, and what the risk of each was. To see whether it had come across, I asked her how she would put it to the managing director. She said that the server buys us time and the repair solves it, which was exactly right. She approved both the next day. At noon on Saturdays the page takes one second now.',
    criteria: ['Fits the language to the listener without talking down', 'Honest about uncertainty'],
    followUps: [
      {
        question: 'How did you know that they had really understood?',
        about: [4],
        answer:
          'I asked her how she would put it to her own boss. Her short version had the right two things in it, the time bought and the real repair, so I knew.',
      },
      {
        question: 'Which options did you put on the table, and which one did you recommend?',
        about: [3],
        answer:
          'A bigger server in two days that lasts until autumn, or three weeks of repair that last for years. I recommended both in this order, and said what happens if we do only one.',
      },
    ],
  },
  {
    id: 'behavioral-teamwork-intermediate-05',
    type: 'behavioral',
    difficulty: 'intermediate',
    roles: [],
    skills: ['Cross-Functional Collaboration', 'Offshore Team Management'],
    tags: ['remote work', 'time zones', 'trust'],
    question:
      'Tell me about working closely with people whom you hardly ever met in person. What went wrong, and what did you change?',
    keyPoints: [
      {
        cue: 'Who and where',
        point: 'Sketches the setup: who sat where, and what they had to do together',
        weight: 2,
        said: [
          'two of us were in the office, four at home, and one nine hours ahead',
          'I planned the routes, and the drivers were out all week',
          'our sister clinic abroad read the night images for us',
        ],
      },
      {
        cue: 'What went wrong',
        point: 'Names a concrete problem that came from the distance',
        weight: 3,
        essential: true,
        said: [
          'a question in the afternoon got its answer next day, so small things took three days',
          'decisions were made at the coffee machine, and those at home never heard of them',
          'I read his short messages as annoyed, and we avoided each other for weeks',
        ],
      },
      {
        cue: 'The flow of information',
        point: 'Had decisions written down where all could find them',
        weight: 3,
        said: [
          'whatever we decided went into a page, also if it was over lunch',
          'each handover note had the state, the open question and who is next',
          'we stopped using private chats for work and used the one channel',
        ],
      },
      {
        cue: 'Meetings and time zones',
        point: 'Arranged fair common hours for what needs a conversation',
        weight: 2,
        said: [
          'every other week it was me who got up early',
          'for arguments we call, for information we write',
          'we kept one hour a day in which all were reachable',
        ],
      },
      {
        cue: 'The human side',
        point: 'Built up the personal side or trust on purpose',
        weight: 2,
        said: [
          'I spent the first week just calling everybody, without an agenda',
          'we began the Monday meeting with ten minutes about anything but work',
          'I visited the depot once and rode along with two drivers',
        ],
      },
      {
        cue: 'The result',
        point: 'Shows the effect of the change on the joint work',
        weight: 2,
        said: [
          'a question is answered within half a day now',
          'wrong deliveries went down by half',
          'our colleague abroad began to propose things instead of only executing',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'With distributed people more video meetings solve the problem',
        said: [
          'you just need more calls, then everyone is informed',
          'with remote people only a long daily call keeps it together',
        ],
        correction:
          'Calls tie people to hours and leave no record. Write down decisions, and keep calls for what needs a real exchange.',
      },
      {
        belief: 'People working from afar have to be checked constantly',
        said: [
          'people at home should report what they do every hour',
          'you never know if they really work at home',
        ],
        correction:
          'Watching presence destroys trust and says nothing about results. Agree on outcomes and on when you hear from each other.',
      },
    ],
    sampleAnswer:
      'For two years I worked as a tester in a team where three of us sat in one office and two developers sat nine hours ahead. The trouble was that a small question took days: I asked in my afternoon, they answered at night, I didn’t understand it, and it started again. Also, the three of us decided things at lunch, and they found out from the code. One of them finally wrote that he felt like a subcontractor. I proposed three changes. Every decision goes onto one page, even if it was made over lunch. Every bug gets a note with the state, the open question and what I would assume if nobody answers. And we keep half an hour of overlap: one week we start early, the next week they stay late. I also called each of them in the first month without any agenda, and we found out that one of them and I both keep bees. After two months an open question took half a day rather than three, and that colleague began to propose tests himself.',
    criteria: ['Sees it from the side of the remote person', 'Changes the way of working, not only the tool'],
    followUps: [
      {
        question: 'How did the people far away learn of decisions?',
        about: [2],
        answer:
          'At first from the code, which was unfair. Then we agreed that a decision doesn’t count until it is on the shared page, even if three of us had made it at lunch.',
      },
      {
        question: 'Who had to get up early or stay late, and how did you settle that?',
        about: [3],
        answer:
          'It had always been them. We switched to taking turns each week and kept it to half an hour, and all else was written so that nobody had to be awake for it.',
      },
    ],
  },
  {
    id: 'behavioral-teamwork-intermediate-06',
    type: 'behavioral',
    difficulty: 'intermediate',
    roles: [],
    skills: ['Conflict Resolution'],
    tags: ['difficult colleague', 'relationship', 'respect'],
    question:
      'Think of a colleague you found hard to work with for months, not only on one bad day. What did you do about it?',
    keyPoints: [
      {
        cue: 'What was hard',
        point: 'Describes what the colleague did that made the work hard, without insulting them',
        weight: 2,
        said: [
          'she answered every proposal with a list of objections',
          'he took the interesting patients and left me the paperwork',
          'he agreed in meetings and then did it in another way',
        ],
      },
      {
        cue: 'Before you acted',
        point: 'Looked for what lay behind it, their own part included',
        weight: 3,
        essential: true,
        said: [
          'I asked myself what I do that sets him off',
          'over a coffee I learned that the last project had been taken away from her',
          'I noticed that I always came with finished plans and left her no say',
        ],
      },
      {
        cue: 'How you raised it',
        point: 'Addressed the working relationship directly with that person',
        weight: 3,
        essential: true,
        said: [
          'I told him that we work badly together and that I want to change it',
          'I asked her what she needed from me',
          'we sat down for an hour and each said two things that bother us',
        ],
      },
      {
        cue: 'What you do differently now',
        point: 'Changed something in how the two of them work together',
        weight: 3,
        said: [
          'from then on I showed her my drafts before the meeting',
          'we wrote down who takes which patients, week by week',
          'after each talk I sent him a short summary to confirm',
        ],
      },
      {
        cue: 'The result, soberly seen',
        point: 'Is honest about how far it got better',
        weight: 2,
        said: [
          'we never became friends, but the work ran',
          'her objections saved us twice in the end',
          'it helped for the rosters, his tone stayed what it was',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'With a difficult person it is best to avoid contact as far as possible',
        said: [
          'with such people you avoid contact and go to others',
          'it is best to write only emails to somebody like her',
        ],
        correction:
          'Where the work connects you, avoiding moves the problem to others. Talk about how you work together; distance is a last resort, not the first.',
      },
      {
        belief: 'Some people are simply difficult and nothing changes that',
        said: ['he was toxic, there was nothing to do', 'that is just her character'],
        correction:
          'Much of what looks like character has a cause, such as fear, overload or an old injury. Not all of it can be solved, but try before you judge.',
      },
    ],
    sampleAnswer:
      'In my first permanent job as a physical therapist I shared a room with a colleague who answered each of my ideas with a list of objections. After three months I dreaded our Monday meeting. First I complained at home, then I asked myself what my part was. I noticed that I always came with finished plans and told her about them in front of everybody. From another colleague I learned that a group program of hers had been canceled the year before. So I invited her for a coffee, said that I felt we were working badly together and wanted to change it, and asked what she needed from me. She said that she felt overrun and always found out last. I said that her objections in front of our boss made me look unprepared. We agreed that I show her drafts on Friday and that she tells me her concerns then. We didn’t become friends, and she can still be sharp, but the meetings got short. And her concern about the room size prevented an accident in my back pain group. I learned to ask earlier.',
    criteria: [
      'Would describe the colleague the same way if they were in the room',
      'Looks at their own part',
    ],
    followUps: [
      {
        question: 'What was your own share in the trouble?',
        about: [1],
        answer:
          'I presented finished plans in front of everyone and left her no chance to shape them. With her history that must have looked like I was passing her by.',
      },
      {
        question: 'What do the two of you do differently since then?',
        about: [3, 4],
        answer:
          'She gets my draft on Friday and gives me her concerns before the meeting. It didn’t make us friends, but it made the work calm and a few plans better.',
      },
    ],
  },
  {
    id: 'behavioral-teamwork-intermediate-07',
    type: 'behavioral',
    difficulty: 'intermediate',
    roles: [],
    skills: ['Stakeholder Management', 'Customer Success'],
    tags: ['saying no', 'clients', 'expectations'],
    question: 'Tell me about a time you had to say no to a client or an important person at work.',
    keyPoints: [
      {
        cue: 'The request',
        point: 'Says what was asked and why it could not be done',
        weight: 3,
        essential: true,
        said: [
          'the bride wanted forty guests more, and fire rules allow a hundred and twenty',
          'our biggest customer demanded a feature that would have shown him others’ data',
          'the head physician asked me to squeeze in a fifth patient per hour',
        ],
      },
      {
        cue: 'Before you answered',
        point: 'Looked for the need behind the request before refusing',
        weight: 3,
        said: [
          'I asked what he wanted to see in that report at all',
          'in fact she only wanted her colleagues there for the dance',
          'behind it was a complaint about waiting times',
        ],
      },
      {
        cue: 'How you refused',
        point: 'Said a clear no early, with the reason',
        weight: 3,
        essential: true,
        said: [
          'I phoned him the same day and said that we will not do that, and why',
          'no maybe and no let us see, I told her straight away',
          'I said that I cannot treat anyone properly in twelve minutes',
        ],
      },
      {
        cue: 'Another way out',
        point: 'Offered something that was possible instead',
        weight: 2,
        said: [
          'he got a monthly export of his own data',
          'I proposed a second room with a screen from nine in the evening',
          'we tried one extra hour on Thursdays',
        ],
      },
      {
        cue: 'When they insisted',
        point: 'Stood by the no under pressure',
        weight: 2,
        said: [
          'he threatened to leave, and I stayed friendly and stuck to it',
          'he tried it again through my assistant and through my boss, in vain',
          'she asked three more times, and the answer was the same',
        ],
      },
      {
        cue: 'How things are between you now',
        point: 'Tells how the relationship stood afterwards',
        weight: 1,
        said: [
          'he renewed the contract in spring',
          'they recommended us to their friends',
          'since then he asks me before he promises anything',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'It is more polite to leave it open than to say no',
        said: ['I said we will see and hoped that he forgets it', 'I never say no, I say it is difficult'],
        correction:
          'An open answer is taken for a yes, and the disappointment grows with each day. A clear early no with a reason is the more respectful way.',
      },
      {
        belief: 'For an important customer one has to make everything possible',
        said: [
          'for a key account the answer is always yes',
          'I promised it and the team had to manage somehow',
        ],
        correction:
          'A promise that harms others, the rules or quality returns as a bigger problem. Solve the need in another way or decline.',
      },
    ],
    sampleAnswer:
      'I managed events at a restaurant in an old castle. Two weeks before a wedding the bride called and wanted forty more guests, a hundred and sixty in all. Our hall is approved for a hundred and twenty, so it was a matter of safety. I didn’t say that I would see what I could do. I said right away that I couldn’t do that, and why. But I asked who the forty people were. They were colleagues whom she wanted there for the dance, not for the dinner. With that I could offer something: from nine o’clock on a second room next door, with its own exit, a bar and the music on speakers. Her father called and threatened to go to another place. I stayed friendly and said that I understood the disappointment, and that my answer would be the same tomorrow, since I wouldn’t put his guests at risk. I had told my boss in the morning, so he gave the same answer when the father tried him. They took the second room, and it became the best party of the year. A year later her sister booked with us.',
    criteria: [
      'Firm on the matter and warm to the person',
      'Distinguishes cannot, may not and do not want to',
    ],
    followUps: [
      {
        question: 'What did the person really need, behind what they asked for?',
        about: [1, 3],
        answer:
          'She wanted her colleagues at the dance and didn’t need them at dinner. Once I knew that, a second room from nine o’clock was a real answer and not a consolation.',
      },
      {
        question: 'How did you react when they kept pushing?',
        about: [4],
        answer:
          'I stayed calm, repeated the reason once and didn’t add new excuses. My boss knew about it, so nobody could get a different answer from him.',
      },
    ],
  },
]
