import type { OpenQuestion } from '../open-question.ts'

export const leadershipIntermediate: readonly OpenQuestion[] = [
  {
    id: 'leadership-intermediate-01',
    type: 'leadership',
    difficulty: 'intermediate',
    roles: ['Technical Lead', 'Engineering Manager'],
    skills: ['Performance Management', 'Coaching', 'People Management'],
    tags: ['underperformance', 'expectations', 'support'],
    question:
      'Someone who was one of your reliable people has missed commitments for two months, and colleagues quietly take over their work. Tell me how you have handled such a case, or would handle it, from the first conversation to the end.',
    keyPoints: [
      {
        cue: 'The first conversation',
        point:
          'Spoke soon and privately, with concrete observations compared with the expectation, not with rumors',
        weight: 3,
        essential: true,
        said: [
          'I named three dates that had slipped and what I had expected',
          'Not the others say, but what I’ve seen myself',
          'The shelf plans came late on the 3rd, the 10th, and the 17th',
        ],
      },
      {
        cue: 'What you tried to find out',
        point:
          'Looked for the cause with openness: private burden, unclear task, skill, motivation, or something in the team or in my leading',
        weight: 3,
        essential: true,
        said: [
          'His father was dying and he hadn’t told anyone',
          'It turned out that I had changed her priorities four times',
          'New machine, no training, and too proud to ask',
        ],
      },
      {
        cue: 'How you two went on',
        point: 'Agreed on clear, measurable steps, support, and short regular reviews',
        weight: 3,
        said: [
          'Two orders per week complete, I look at it each Friday with him, for six weeks',
          'Fewer tables for a month, a mentor beside her',
          'Written down in two sentences so that both remember the same',
        ],
      },
      {
        cue: 'What the colleagues got',
        point:
          'Protected the others: relieved the team openly from the silent extra work, without telling private things',
        weight: 2,
        said: ['I said that I know you are covering, and until when', 'Took one project out of the plan'],
      },
      {
        cue: 'What was at stake',
        point: 'Was honest about the consequences if it did not change, and involved HR in time',
        weight: 2,
        said: [
          'I told her that otherwise she can’t keep the night shift lead',
          'No surprise at the end, he knew at each point where he stood',
          'I said what would happen if it did not change, and asked HR for advice',
        ],
      },
      {
        cue: 'How it ended',
        point:
          'Followed through to an outcome and recognizes it honestly: recovery, other role, or separation',
        weight: 2,
        said: [
          'After seven weeks he was back, and we celebrated quietly',
          'We parted with dignity and I helped her to find a job that fits',
          'He moved into purchasing and flourished',
          'After some weeks the work was in order and she kept her role',
        ],
      },
      {
        cue: 'What you took from it',
        point: 'Draws a lesson for earlier signs',
        weight: 1,
        said: [
          'I now notice when someone stops joking',
          'I waited five weeks too long, out of friendship',
          'Today I ask after the first slip instead of waiting',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Someone good will recover by themselves, so it is kinder to wait',
        said: ['I’d give him some months, he was always good'],
        correction:
          'Waiting burdens the team, and the person loses the chance to change or to get help. An early, friendly conversation is kinder.',
      },
      {
        belief: 'First collect evidence secretly and then confront the person',
        said: ['I document everything for half a year and then present it'],
        correction:
          'Feedback must come when it can still help. Documentation accompanies conversations; it doesn’t replace them.',
      },
    ],
    sampleAnswer:
      'I led the service team of a rental car branch. Sonja had been my best for years. Then returns weren’t checked, two contracts were wrong, and colleagues stayed longer to fix it without a word. After the third time I asked her for a talk, and I admit I had waited four weeks since we were friendly. I named what I’d seen, three dates, and what we expect, and asked what was going on. She told me that she had separated and that her son was not sleeping. But there was also a part of mine: I had made her responsible for the new booking system without training. So we agreed for six weeks: early shifts only, the system project goes to someone else, checklist for returns, zero open at closing, fifteen minutes each Friday. I also said what would happen if not: she couldn’t remain shift lead. I put it in two lines by mail, and asked HR about counseling. To the team I said that I knew they were covering, until when, and took one sales campaign out of the plan; nothing private. In week three it slipped once more, and I addressed it the same day. After seven weeks returns were in order. She stayed shift lead. Today I ask after the first slip.',
    criteria: ['Both kindness and clarity', 'Looks at their own part', 'No one is surprised'],
    followUps: [
      {
        question: 'What would you do if no cause comes to light and nothing changes after six weeks?',
        about: [1, 2],
        answer:
          'Review the steps with the person, ask what else would help, and check that the expectation is fair. Then the consequence we had named, with HR: another role if there is a fitting one, or separation, decently and without surprises.',
      },
      {
        question: 'The team complains to you about the colleague. What do you say to them?',
        about: [3],
        answer:
          'That I’ve noticed, am dealing with it, and until when they are relieved. I thank them for covering, and ask that they tell things directly or to me, not around. I share nothing private.',
      },
    ],
  },
  {
    id: 'leadership-intermediate-02',
    type: 'leadership',
    difficulty: 'intermediate',
    roles: ['Engineering Manager', 'Technical Lead'],
    skills: ['Hiring', 'Team Leadership'],
    tags: ['interviews', 'wrong hire', 'evidence'],
    question:
      'Describe a hiring decision that you made or decisively influenced. How did you find out whether the person fit the job, what did you get wrong, and what changed in your way of hiring?',
    keyPoints: [
      {
        cue: 'Before you met anyone',
        point:
          'Defined before the first interview what the job really requires, in a few criteria with evidence for each',
        weight: 3,
        essential: true,
        said: [
          'We wrote down what a good first half year looks like',
          'Four things: calm at the counter, numbers, reliability, learning',
          'Must versus can be learned',
        ],
      },
      {
        cue: 'How you tested them',
        point:
          'Gave all candidates comparable tasks or questions close to real work, and scored them before discussing',
        weight: 3,
        said: [
          'Each had to sort the same ten complaints by urgency',
          'A trial morning in class with the same lesson topic',
          'Everyone wrote their rating down alone, and then we talked',
        ],
      },
      {
        cue: 'The risk in your judgment',
        point:
          'Was aware of their own bias, such as similarity or first impression, and took a countermeasure',
        weight: 2,
        said: [
          'I liked him as we came from the same town',
          'A second interviewer from another department',
          'We removed names in the first screening',
          'My personal favorite was not the best on the criteria, so others score without me',
        ],
      },
      {
        cue: 'What you owed applicants',
        point: 'Gave candidates a realistic picture and respect, also those rejected',
        weight: 2,
        said: ['I showed her the worst shift as well', 'Everyone got an answer within a week with a reason'],
      },
      {
        cue: 'What you got wrong',
        point: 'Tells openly what was wrong about the decision, with its consequence',
        weight: 3,
        said: [
          'Brilliant talker, but after three months no report was finished',
          'We searched for a specialist and needed someone who could calm people',
          'He left after ten weeks because the job was not as I had described it',
        ],
      },
      {
        cue: 'What changed',
        point: 'Names the concrete change of the process, and a result since',
        weight: 2,
        said: [
          'Since then a work sample, and of eight hired seven stayed',
          'I now call references with two exact questions',
        ],
      },
      {
        cue: 'Once they had begun',
        point: 'Supported the person after hiring, and did not leave success to selection alone',
        weight: 1,
        said: [
          'First 30 days with a buddy',
          'Part of the failure was our chaotic start',
          'The new person got a colleague as a guide for the first weeks',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'With enough experience one feels after five minutes whether someone fits',
        said: ['I have a good gut feeling for people'],
        correction:
          'First impressions mostly measure likability and similarity. Work samples and structured questions predict better.',
      },
      {
        belief: 'Culture fit means that someone is like the team',
        said: ['I want people who I’d have a beer with'],
        correction:
          'That selects for similarity. Name the behavior that work requires, and look for what the team lacks.',
      },
    ],
    sampleAnswer:
      'As head of a day care center I had to fill the position of a group leader. The first time I decided by conversation. Robert was warm and quick, and after ten minutes I was sure. Three months later parents waited for reports, and two colleagues did his planning. The children liked him, but the job was half organization, and I had never tested that; I had also told him mainly about the nice part. He left after five months, which was hard for the children, and it was largely my mistake. The second time I did it differently. With the team I wrote four criteria: calm with children, reliable planning, talks with parents, willing to learn. For each we had one piece of evidence. All candidates spent a morning in the group, sorted the same week with two people sick, and talked with me playing an upset father. Three of us scored separately before we spoke. My personal favorite was third on planning. I showed every candidate the worst hour, noon with 20 tired children. We took a quiet woman whom I would’ve overlooked, with a colleague as a guide for six weeks. Everyone rejected got a call with a reason. Since then I’ve hired seven people like this, and six stayed over two years.',
    criteria: ['Evidence rather than feeling', 'Fair to candidates', 'Real error and real change'],
    followUps: [
      {
        question: 'Two interviewers give very different scores for the same person. What do you do?',
        about: [1],
        answer:
          'I have each say what was observed, per criterion, not the overall feeling. Often one saw a different situation. If it stays unclear on a key point, I get another piece of evidence, for example a short task, instead of taking the average.',
      },
      {
        question: 'How much of the failed hire was your own doing after the start?',
        about: [3, 6],
        answer:
          'A good part. He got no clear start, planning was never shown, and I noticed the late reports for weeks without speaking. Perhaps he’d still have left, but earlier and better for all. Now there are fixed talks after two and six weeks.',
      },
    ],
  },
  {
    id: 'leadership-intermediate-03',
    type: 'leadership',
    difficulty: 'intermediate',
    roles: ['Product Manager', 'Technical Project Manager', 'Technical Lead', 'Engineering Manager'],
    skills: ['Stakeholder Management', 'Cross-Functional Collaboration'],
    tags: ['influence without authority', 'other team', 'persuasion'],
    question:
      'You needed another team to do something, you were not their boss, and they had no interest in it. How did you win them, or why did you fail?',
    keyPoints: [
      {
        cue: 'The starting situation',
        point: 'Describes what was needed and why the other side had reasons not to do it',
        weight: 2,
        said: [
          'The laboratory should deliver results by ten, that meant an earlier start for them',
          'They had a release of their own and nothing to gain',
        ],
      },
      {
        cue: 'Your first step with them',
        point: 'Listened first and understood their goals, limits, and worries',
        weight: 3,
        essential: true,
        said: [
          'I went there for a morning and watched how they work',
          'What would make this easier for you? They were afraid of more complaints',
          'I learned that they had been promised help twice before and got none',
        ],
      },
      {
        cue: 'Why they should want it',
        point: 'Connected the request with something that mattered to them, or offered something in return',
        weight: 3,
        essential: true,
        said: [
          'If you label by ward, you get fewer calls, about 40 a day',
          'We took over the testing, they only had to change one field',
          'I put their problem on the agenda of my boss',
        ],
      },
      {
        cue: 'How you made your case',
        point: 'Showed the need with facts or a small trial, not with pressure',
        weight: 2,
        said: [
          'I brought the number: 11 patients waited more than three hours',
          'Two weeks with one ward only, then we look',
        ],
      },
      {
        cue: 'Helping it along',
        point: 'Won allies and made it easy: clear small request, prepared work, the right person',
        weight: 2,
        said: [
          'Their shift lead was the one the others listened to',
          'I wrote the draft so that they only needed to correct it',
          'The one whom all listened to helped me to design the trial',
        ],
      },
      {
        cue: 'The last resort',
        point: 'Escalated only at the end, openly and together, if at all',
        weight: 2,
        said: [
          'We went to both heads with the same sheet',
          'I told them beforehand that I’d ask for a decision',
          'Only then did I go to the board together with their head',
        ],
      },
      {
        cue: 'How it turned out',
        point: 'Gives the result and keeps the relationship: credit, thanks, returned favor',
        weight: 3,
        said: [
          'After a month the waiting time was one hour less, and I praised them by name in the board meeting',
          'It failed the first time as I came with a ready plan',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Without authority one has to escalate to get anything',
        said: ['I go to their manager, and then they have to do it'],
        correction:
          'Enforced help is minimal and the next request is harder. Understanding and a shared benefit come first; escalation is open and last.',
      },
      {
        belief: 'A good argument convinces by itself',
        said: ['I explained again why it’s important for us'],
        correction:
          'It is important for you. They act when it fits their goals, effort is low, and they trust you.',
      },
    ],
    sampleAnswer:
      'I was a ward coordinator in a hospital. Our patients waited for discharge because lab results came at noon, and I wanted them by ten. The lab had no reason to do it; it meant starting at five for two people. My first attempt failed. I came with a finished plan and explained why it mattered for us, and they nodded and nothing happened. Then I asked whether I could come for a morning. I saw that wards called about 60 times a morning where is my result, and that samples came unsorted. And they had been promised a transport helper twice. I proposed a trial with two wards for two weeks: we take blood half an hour earlier and label by urgency, no phone calls before ten, and they run our urgent samples first, with nobody starting earlier. The shift leader whom all listened to helped me design it. I counted: the calls fell from 60 to about 20, and results came at 10:20 on average. That convinced the others. With the lab head I went to the board about the helper, and she got half a position. After three months it was all wards, and patients went home about 90 minutes earlier. In the report I named the lab first, since they had done most of the work.',
    criteria: [
      'Takes the other side’s reasons seriously',
      'Honest about the first failure',
      'Relationship outlasts the case',
    ],
    followUps: [
      {
        question: 'What did you know about the other team before you asked for the first time?',
        about: [1],
        answer:
          'Too little: only that they were late in our eyes. I knew nothing of the calls or the promised helper. I would visit first and ask what hinders them, before I bring any proposal.',
      },
      {
        question: 'When would you have escalated, and how?',
        about: [5],
        answer:
          'If the trial had worked and they still refused, with harm to patients continuing. I’d have told their head beforehand, and presented both views on one page to both superiors, as a question of priority, not as a complaint.',
      },
    ],
  },
  {
    id: 'leadership-intermediate-04',
    type: 'leadership',
    difficulty: 'intermediate',
    roles: ['Engineering Manager', 'Technical Lead', 'Product Manager', 'Technical Project Manager'],
    skills: ['Change Management', 'Team Leadership'],
    tags: ['change', 'resistance', 'communication'],
    question:
      'You had to lead people through a change that they did not want: a new system, a move, a merger, other working hours. What did you do with their resistance, and what was left of it in the end?',
    keyPoints: [
      {
        cue: 'What it was about',
        point: 'Names the change, the reason for it, and what people really lost by it',
        weight: 2,
        said: [
          'From paper to tablet, and the experienced lost their advantage',
          'Two branches merged and each had its own kitchen and its own jokes',
          'The new way was cheaper, but for my people it meant the loss of their craft',
        ],
      },
      {
        cue: 'What you said, and when',
        point: 'Explained openly and early: why, what is fixed, what is open, what is not known yet',
        weight: 3,
        essential: true,
        said: [
          'That we move was decided, how was not',
          'I said on Monday what I knew and that I would tell more on Friday, even if there was nothing new',
        ],
      },
      {
        cue: 'How you took their resistance',
        point:
          'Treated resistance as information: listened, distinguished fear, loss, and factual objections',
        weight: 3,
        essential: true,
        said: [
          'The loudest critic had seen a real gap: no tablet works in the cold store',
          'Behind it was the worry of looking stupid in front of the young',
          'I collected the objections on a board and answered each one',
        ],
      },
      {
        cue: 'The part people played',
        point: 'Let people shape what was open, and tried it out with some first',
        weight: 3,
        said: ['The shift plan of the new house was made by three of them', 'A pilot with the two skeptics'],
      },
      {
        cue: 'Making it manageable',
        point: 'Gave practical help: training, time, fewer other tasks, somebody to ask',
        weight: 2,
        said: [
          'For two weeks one person more per shift',
          'Practice after closing, without guests',
          'For two weeks we had more people on each shift so they could get used to it',
        ],
      },
      {
        cue: 'How you spoke of the past',
        point: 'Acknowledged the loss and stayed honest, also when they disagreed with it themselves',
        weight: 2,
        said: [
          'We had a farewell evening in the old shop',
          'I told them that I’d have preferred it otherwise, and that I’ll do it properly anyway',
        ],
      },
      {
        cue: 'What was left in the end',
        point: 'Tells the result with a fact, and who did not come along',
        weight: 2,
        said: [
          'After three months mistakes halved, one person left',
          'We went back on one point because they’d been right',
          'After half a year complaints were back to normal, and two people had left',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Resistance has to be broken quickly, otherwise it spreads',
        said: ['I removed the worst complainers first'],
        correction:
          'It goes underground, and real objections are lost. Take it up, answer it, and be firm on what is decided.',
      },
      {
        belief: 'People resist because they dislike anything new',
        said: ['they just don’t like change'],
        correction: 'Mostly they fear a loss or see real flaws. Those who ask find out which.',
      },
    ],
    sampleAnswer:
      'I managed the kitchen of a clinic when the group decided to deliver meals centrally, chilled, and we would only heat and serve. For my cooks that was the loss of their craft. I told them the day I was allowed to: what was decided, why, about 300,000 a year, that nobody would be dismissed, that hours would change, and what I didn’t know. Each Friday I told them what was new. I said that I’d have preferred it otherwise. I collected the objections on a board, 31 of them. Some were fear, of only reheating. Some were right: the chilled food didn’t suit patients who have trouble swallowing. With the loudest critic, Paolo, I showed that to the group, and we kept our own kitchen for 40 special diets a day, led by him. The rest of the open questions, hours, stations, the breakfast, a group of four worked out, and we tried it on one ward for a month. For two weeks we had two people more. On the last evening of the old kitchen we cooked for all the staff. After half a year complaints were at the same level as before, the sum was saved except for 40,000, and two of 14 had left, one of them very good.',
    criteria: ['Firm on what is decided, open on the rest', 'Sees the loss behind the objection'],
    followUps: [
      {
        question: 'How did you separate justified objections from fear?',
        about: [2],
        answer:
          'I asked for each: what exactly would happen, to whom, and when? What could be named I checked with them, and several were right. Where it remained a feeling, we spoke about what would be lost and what role the person could have.',
      },
      {
        question: 'You disagreed with the decision yourself. What did you tell the team?',
        about: [5],
        answer:
          'The truth, measured: that I had argued otherwise, that it was decided for reasons I could explain, and that I’d carry it out properly. No winking behind the group’s back, since that would’ve made them distrust both.',
      },
    ],
  },
  {
    id: 'leadership-intermediate-05',
    type: 'leadership',
    difficulty: 'intermediate',
    roles: ['Product Manager', 'Technical Project Manager', 'Engineering Manager', 'Technical Lead'],
    skills: ['Prioritization', 'Stakeholder Management'],
    tags: ['saying no', 'executives', 'tradeoffs'],
    question:
      "A senior executive asks you for something 'by the end of the month', bypassing the agreed plan. Your team is full. Walk me through the conversation and what you do before and after it.",
    keyPoints: [
      {
        cue: 'What you ask first',
        point:
          'Finds out what lies behind: the problem, the reason for the date, and what happens without it',
        weight: 3,
        essential: true,
        said: [
          'What do you want to be able to show on the 30th, and to whom?',
          'Perhaps he needs a number for a talk and not a new dashboard',
          'Is the date fixed or a wish?',
        ],
      },
      {
        cue: 'What the executive should see',
        point:
          'Shows the cost openly: what would have to be dropped or delayed, with consequences, instead of a bare yes or no',
        weight: 3,
        essential: true,
        said: [
          'We can do that, then the refund automation moves by three weeks, which costs about that',
          'I put the current plan on the table and ask what goes out',
          'Every yes is a no to something, I show which',
        ],
      },
      {
        cue: 'Your step before an answer',
        point: 'Checks with the team beforehand or buys time, before promising anything',
        weight: 2,
        said: ['I’ll come back to you tomorrow at ten with options', 'I ask the two who know how big it is'],
      },
      {
        cue: 'What you propose',
        point: 'Offers options: a smaller version, another time, another way or person',
        weight: 3,
        said: [
          'A manual export for this one appointment in two hours',
          'Just the pilot region by the 30th',
          'I showed three options: a small export now, the full thing later, or everything with its price',
        ],
      },
      {
        cue: 'Who settles it, and how',
        point:
          'Leaves the decision at the right place and records it, including the owners of the displaced work',
        weight: 2,
        said: [
          'The plan was agreed by three heads, so it can’t be changed by just two of us',
          'A short message: this is in, that is out, decided by you both',
        ],
      },
      {
        cue: 'Standing by your team',
        point: 'Protects the team from going around, and explains a changed decision to them',
        weight: 2,
        said: [
          'Please send such requests to me, my people will too',
          'I tell them why, and don’t complain about upstairs',
        ],
      },
      {
        cue: 'Some weeks later',
        point: 'Looks after it: did the request bring what it was meant for, and how to prevent the next one',
        weight: 1,
        said: [
          'After the talk I asked whether the number was used',
          'Each month we show him the plan so that it doesn’t surprise him',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'To an executive one does not say no',
        said: ['if the CEO wants it then we just do it'],
        correction:
          'They rarely know what it displaces. Serving them well means showing the price and options, then following the decision.',
      },
      {
        belief: 'Protecting the team means refusing everything unplanned',
        said: ['we have a sprint commitment so the answer is no'],
        correction:
          'Plans serve goals. Sometimes the request is more important; the exchange must be conscious.',
      },
    ],
    sampleAnswer:
      'I wouldn’t answer at once. I’d ask what is behind it: what do you want to be able to do on the 30th, for whom, and what happens if it comes two weeks later? When I was a product manager in publishing, a director wanted a complete dashboard of authors’ sales by the end of the month. It turned out that he had one lunch with one important author. I promised options for the next day. Then I asked the two people who knew the data: the dashboard was four weeks of their work, and they were needed for the royalty statements. Option one, a careful export for this one author, half a day. Option two, the dashboard for the ten largest authors in six weeks. Option three, everything by the 30th, then the royalty statements come two weeks late, with penalties of about 20,000. As the heads of rights and finance had agreed to the plan, the third needed all of them. He took one, and we scheduled two. I wrote that in three lines to all concerned, and told the team why half a day was going to it. I also asked him to come to me, not to the developers. After the lunch I asked: he’d used one number of twelve, so option two became smaller.',
    criteria: [
      'Serves the interest, not only the wish',
      'Makes the exchange visible',
      'Stays respectful and firm',
    ],
    followUps: [
      {
        question: 'The executive says: I don’t care what gets dropped, just do it. What then?',
        about: [1, 4],
        answer:
          'I name once more what falls out and who is affected, and get those owners in: five minutes together or a message with everyone in copy. If they decide, we do it properly. I don’t silently break another promise.',
      },
      {
        question: 'The executive goes directly to a person on your team. How do you act?',
        about: [5],
        answer:
          'I thank the person for telling me and relieve them: send it to me. I talk to the executive privately: direct requests break things you care about, I answer within a day. And I do answer within a day.',
      },
    ],
  },
  {
    id: 'leadership-intermediate-06',
    type: 'leadership',
    difficulty: 'intermediate',
    roles: ['Engineering Manager', 'Technical Lead'],
    skills: ['Conflict Resolution', 'People Management'],
    tags: ['lasting conflict', 'mediation', 'agreements'],
    question:
      'Two good people on your team have not been working together for weeks. They avoid each other, and the rest are choosing sides. Tell me how you dealt with something like that.',
    keyPoints: [
      {
        cue: 'How you noticed',
        point: 'Noticed and named it in time, by its effects on work and people',
        weight: 2,
        said: [
          'Handover notes stopped, and medicines were ordered twice',
          'The lunch table was split',
          'I noticed it when work was left undone because each thought the other would do it',
        ],
      },
      {
        cue: 'Your first conversations',
        point:
          'Spoke with each alone first, without taking sides, about what happened, what it did to them, and what they need',
        weight: 3,
        essential: true,
        said: [
          'I asked each of them the same four questions',
          'I didn’t carry messages from one to the other',
        ],
      },
      {
        cue: 'The next conversation',
        point:
          'Brought both together with a clear frame: each speaks, the other repeats, focus on future cooperation',
        weight: 3,
        essential: true,
        said: [
          'An hour, neutral room, no interrupting',
          'What do you need from him from Monday on?',
          'You needn’t like each other, but I need the handover',
        ],
      },
      {
        cue: 'What may lie beneath',
        point:
          'Looked for structural causes, such as unclear responsibility, unfair load, or their own decisions',
        weight: 3,
        said: [
          'Both believed that the workshop was theirs, and I had told each so',
          'One got all the nights',
        ],
      },
      {
        cue: 'How it became lasting',
        point: 'Reached concrete agreements and checked them at fixed times',
        weight: 2,
        said: [
          'Handover at 2:00 in writing and in person, five minutes',
          'After one week and four weeks we sat down again',
          'We agreed on three things: who decides what, how many days before, and a short talk each Monday',
        ],
      },
      {
        cue: 'The rest of the team',
        point: 'Stopped the formation of camps in the team, without making details public',
        weight: 2,
        said: [
          'I said: it is being worked on, please don’t carry stories',
          'I asked those who fueled it to stop',
        ],
      },
      {
        cue: 'How it ended',
        point: 'States the result, and what they would have done if it had failed',
        weight: 2,
        said: [
          'They aren’t friends today, but they cover for each other',
          'If not, I’d have separated the tasks or one would have had to move',
          'There was one lunch table again, though they are not friends; otherwise I would have separated them',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'As long as work gets done, personal conflicts are not a matter for the lead',
        said: ['it’s private, I stay out'],
        correction:
          'Here work and team suffer already. Waiting hardens the sides. Addressing the effects is the lead’s task.',
      },
      {
        belief: 'The lead must find out who started it and judge',
        said: ['I ask witnesses who is guilty'],
        correction:
          'Searching for guilt makes both defend the past. What helps is agreement about cooperation, except where rules or dignity were violated.',
      },
    ],
    sampleAnswer:
      'I led a workshop for stage sets at a theater. Two of my best, a carpenter and a painter, hadn’t spoken in four weeks. I noticed it when a set went on stage unprimed because each thought that the other would do it; and at lunch there were two tables. I talked to each alone, with the same questions: what happened, what does it do to you, what’s your part, what do you need? The carpenter said that she changed his measures; she said that he always gave her the pieces the night before. I carried nothing from one to the other. But I had told both that they were responsible for the final look, so part of it was my doing. Then we met, one hour, in the empty rehearsal room. Rules: each speaks, the other says what he’s heard before he answers. I began with my mistake. She said that for weeks she’d been painting until two in the morning. We agreed on three things: he decides on measures, she on surfaces; pieces come three days before; ten minutes together at the model each Monday. The others I asked not to carry stories. After two months there was one lunch table. They are not friends. If it hadn’t worked, I would’ve separated the productions, and told them beforehand.',
    criteria: ['Impartial', 'Finds own and structural part', 'Concrete agreements, not harmony'],
    followUps: [
      {
        question: 'How did you find that structure and not only personalities was involved?',
        about: [3],
        answer:
          'Both described the same pieces as theirs, and each quoted me. And the quarrel was always about the same moment, the handover. If you exchanged the people, it would happen again. That is a sign of unclear responsibility.',
      },
      {
        question: 'After two months it flares up again. What is your next step?',
        about: [6],
        answer:
          'I look at which agreement broke, with both. If it’s a matter of will, I say clearly what I require and what follows. I offer outside mediation once. Then I separate tasks, or one changes teams, decided by behavior.',
      },
    ],
  },
  {
    id: 'leadership-intermediate-07',
    type: 'leadership',
    difficulty: 'intermediate',
    roles: ['Engineering Manager', 'Technical Lead', 'Product Manager', 'Technical Project Manager'],
    skills: ['People Management', 'Resource Planning'],
    tags: ['overload', 'burnout', 'sustainable pace'],
    question:
      'For three months your team has been working evenings, sick days are rising, and the best person has become cynical. The deadline is in ten weeks. What do you do this week, and what until then?',
    keyPoints: [
      {
        cue: 'Your first conversations',
        point:
          'Takes the signs seriously and talks to each person, especially the cynical one, about load and health, this week',
        weight: 3,
        essential: true,
        said: [
          'I’ve noticed that you sound different than in spring, how are you?',
          'What could you drop tomorrow?',
          'Listen before offering solutions',
        ],
      },
      {
        cue: 'Making the ten weeks possible',
        point: 'Reduces the load really: cuts or postpones scope together with the client, with numbers',
        weight: 3,
        essential: true,
        said: [
          'Ten weeks by four people at a normal pace are 40 weeks of work, the plan has 58',
          'Which third would no one miss on the first day?',
          'Vacation and weekends are taken out of the plan as available time',
        ],
      },
      {
        cue: 'What your superiors hear',
        point:
          'Makes the state visible upward honestly: options of scope, date, or help, and the risk of going on like this',
        weight: 2,
        said: ['If two drop out, we lose the date anyway', 'I bring three options rather than a complaint'],
      },
      {
        cue: 'What happens to the evenings',
        point: 'Stops evening work as a norm, beginning with their own example',
        weight: 2,
        said: [
          'I don’t send mails after six any more',
          'Planned overtime only with an end date and compensation',
        ],
      },
      {
        cue: 'Easing the daily work',
        point: 'Removes what costs strength beside the work: meetings, interruptions, unclear priorities',
        weight: 2,
        said: [
          'One person per day takes all the calls, the others can concentrate',
          'The weekly report was read by nobody',
        ],
      },
      {
        cue: 'What ranks above the deadline',
        point: 'Knows limits: professional help, occupational health, and time off matter more than the date',
        weight: 2,
        said: [
          'I’m not a therapist, but I know whom to call and I ask again',
          'Sent her home for two weeks and took over a part',
        ],
      },
      {
        cue: "So that it won't recur",
        point: 'Examines how it came to that, and sets up early warning',
        weight: 2,
        said: [
          'We had said yes three times without removing anything',
          'Overtime and sick days are now in the monthly review',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A team event or bonus brings motivation back',
        said: ['I order pizza and we do a team evening'],
        correction: 'Treats don’t reduce load, and may seem cynical. Relief of work and a say come first.',
      },
      {
        belief: 'More people in the last weeks solve the overload',
        said: ['hire three contractors right now'],
        correction:
          'Training them costs the overloaded more time first. Help only with separable tasks; scope acts at once.',
      },
    ],
    sampleAnswer:
      'This week I would talk with each person, the cynical one first: I’ve noticed you sound different than in spring, how are you really? If someone isn’t sleeping or is ill, then time off and professional help go before the date; I am not a therapist, but I know whom to call. When I managed the opening of a library branch, we had ten weeks and four people, so 40 person weeks without evenings, and tasks for 58. So I went to the city’s department with three options: open with two of four areas, open five weeks later, or get two people for the sorting, which is separable. Going on like this, I said, we lose someone and the date anyway. They chose two areas and two temporary helpers for the books. In the same week I stopped evenings, beginning with myself, no mails after six; overtime only on two named Saturdays, with days off fixed. Each day one person took all phone calls. My cynical colleague took a week off, then led the children’s area. We opened on time with two areas, sickness went from eleven days a month to four, and the rest opened in autumn. The reason had been that three times I said yes without taking anything out. Since then I review overtime monthly.',
    criteria: [
      'People before date, and still a plan',
      'Reduces work instead of encouraging',
      'Sees their own share',
    ],
    followUps: [
      {
        question: 'The client refuses any cut. What do you do?',
        about: [2, 1],
        answer:
          'I put the forecast in writing: what will be done by when at a sustainable pace, and the risk. I decide what I can decide: order, quality levels, no evenings. I escalate to my own superior. I don’t pass impossible pressure down.',
      },
      {
        question: 'The best person says: everything is fine, I can manage. How do you respond?',
        about: [5],
        answer:
          'I don’t argue about feelings. I name what I see and take one task away for two weeks anyway. I ask again in a few days, offer contacts, and make vacation normal by taking mine.',
      },
    ],
  },
  {
    id: 'leadership-intermediate-08',
    type: 'leadership',
    difficulty: 'intermediate',
    roles: ['Engineering Manager', 'Technical Lead', 'Technical Project Manager', 'Product Manager'],
    skills: ['Team Leadership', 'Coaching'],
    tags: ['delegation', 'course correction', 'stepping in'],
    question:
      'You gave someone a large responsibility, and halfway you saw that it was going wrong. How did you decide whether to step in, what exactly did you do, and what became of the person?',
    keyPoints: [
      {
        cue: 'The starting situation',
        point: 'Describes the responsibility, why that person, and the signs of trouble',
        weight: 2,
        said: [
          'She should lead the trade fair stand alone for the first time',
          'Three weeks before the date, no hall plan and friendly answers',
          'She wanted more responsibility, and five weeks before the event nothing had been announced',
        ],
      },
      {
        cue: 'How you decided',
        point:
          'Weighed consequences for customers and business against the value of learning, before stepping in',
        weight: 3,
        essential: true,
        said: [
          'A delay of two days is a lesson, an empty stand isn’t',
          'What can still be corrected, and by when do I have to decide?',
          'A late program is annoying, but without the permit the whole event is off',
        ],
      },
      {
        cue: 'Your first step',
        point: 'Spoke with the person first, with facts and questions, and let them propose a way out',
        weight: 3,
        essential: true,
        said: [
          'What do you see, what worries you, what do you need?',
          'I asked for the plan for the next ten days and we looked at it together',
          'I said what I had seen, asked what she would propose, and we sorted it together',
        ],
      },
      {
        cue: 'How far you stepped in',
        point:
          'Helped in a graded way: more frequent checks, a partner, taking over part, and only lastly taking over all',
        weight: 3,
        said: ['I took the contracts, she kept everything else', 'Daily ten minutes until the fair'],
      },
      {
        cue: 'How others saw the person',
        point: 'Protected the person’s standing: not corrected over their head or in public',
        weight: 2,
        said: [
          'To the customers she remained the contact',
          'I told my boss that I had left her too alone',
          'To the outside she stayed in charge, and I told the board that I had started her badly',
        ],
      },
      {
        cue: 'Why it came to that',
        point: 'Recognizes their own share: goal, support, checkpoints were unclear at the handover',
        weight: 2,
        said: ['I gave her the task without access to the budget', 'We’d agreed no milestones'],
      },
      {
        cue: 'What became of the person',
        point: 'Tells the outcome for both the task and the person’s growth',
        weight: 2,
        said: [
          'The fair took place with one stand less, next year she did it alone',
          'He realized he doesn’t want to lead, and is now our best specialist',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Whoever delegates must let the person fail, or they learn nothing',
        said: ['I let it crash on purpose, that’s how you learn'],
        correction:
          'Failing may be instructive where it’s small. When others bear the harm or it breaks the person, support in time is right.',
      },
      {
        belief: 'At the first difficulty the lead has to take the task back',
        said: ['I took it over to be safe'],
        correction:
          'It saves the task and costs the person’s confidence and growth. Graded help usually is enough.',
      },
    ],
    sampleAnswer:
      'I was head of a music school and gave Hanna, a violin teacher, the summer festival: 300 guests, 60 pupils. She wanted more responsibility. Five weeks before, I noticed that no program was out and two parents asked me about times. She answered, all under control. I asked myself what could go wrong: a late program is annoying, but without the fire permit, which needs three weeks, there’s no festival. I asked her for half an hour, and said what I had seen: no program, no permit, two calls. She had 40 open threads and didn’t dare decide on money. That was my fault as well, I had given her the task without a budget and with no dates in between. I asked what she’d propose. We sorted it: she kept the program, pupils, and stage. I took the permit and contracts, as that was the risk and she’d never done it. For two weeks we met for ten minutes daily, then every third day. To parents she stayed the contact, and to the board I said that I’d started her badly. The festival took place, half an hour shorter, with one tent fewer. The next year she did it alone, with a budget and four milestones. I now hand over nothing large without money and dates.',
    criteria: ['Judgment about when to intervene', 'Keeps the person whole', 'Admits the poor handover'],
    followUps: [
      {
        question: 'How did you decide how long you could wait?',
        about: [1],
        answer:
          'By the last moment at which the worst could still be prevented: the permit needed three weeks, with reserve four. Until then I could ask and coach. What could be repaired later, I left with her.',
      },
      {
        question: 'Why did you not take over everything?',
        about: [3],
        answer:
          'Because the trouble was in a part: contracts, permit, decisions on money. The rest she did well. Taking all would have told her, and everyone, that she can’t do it. With that part gone she could breathe and finish.',
      },
    ],
  },
]
