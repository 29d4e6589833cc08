import type { SkillQuiz } from './quiz-question.ts'

export const userResearchQuiz: SkillQuiz = {
  skill: 'User Research',
  questions: [
    {
      id: 'user-research-01',
      difficulty: 'beginner',
      question: 'You want to learn how people plan their weekly shopping. Which interview question is best?',
      right: {
        text: "'Tell me how you went about your last weekly shopping, from the start.'",
        why: 'It asks for a concrete past event. Stories reveal steps, obstacles, and workarounds that nobody would list.',
      },
      wrong: [
        {
          text: "'Would you use an app that plans your weekly shopping for you?'",
          why: 'A hypothetical question about a solution; the answer is polite and worth little.',
        },
        {
          text: "'How often do you normally plan your weekly shopping in detail?'",
          why: "'Normally' invites an idealized self-image, and a frequency tells nothing of the how.",
        },
        {
          text: "'Do you not find planning the weekly shopping quite annoying?'",
          why: 'It leads to agreement, and decides in advance what the problem is.',
        },
      ],
    },
    {
      id: 'user-research-02',
      difficulty: 'beginner',
      question:
        "In a usability test the participant gets stuck and asks: 'Do I have to click here?' What do you answer?",
      right: {
        text: "'What would you expect to happen if you did?'",
        why: 'It keeps the person thinking aloud, and shows the mental model without helping.',
      },
      wrong: [
        {
          text: "'Yes, exactly, and afterward you go to the menu.'",
          why: 'It solves the task and hides the problem you are here to observe.',
        },
        {
          text: "'No, please look at the top right side instead.'",
          why: 'The hint makes the remaining test worthless for this task.',
        },
        {
          text: "'I am afraid I may not say anything at all now.'",
          why: 'It creates the feeling of an exam and interrupts thinking aloud.',
        },
      ],
    },
    {
      id: 'user-research-03',
      difficulty: 'beginner',
      question: 'Which task for a usability test of a train app is worded well?',
      right: {
        text: "'You want to be in Boston by 9 on Friday. Buy a fitting ticket.'",
        why: 'It gives a goal in everyday words and leaves it to the person how to get there.',
      },
      wrong: [
        {
          text: '\'Click "Search", pick a connection, and then tap "Add to cart".\'',
          why: 'The instructions give away the path that is to be tested.',
        },
        {
          text: "'Have a look around, and tell us how you like the new design.'",
          why: 'It yields opinions on appearance rather than behavior in use.',
        },
        {
          text: "'Use the connection finder to open the fare selection dialog.'",
          why: 'It uses terms of the interface, so that one tests the finding of words.',
        },
      ],
    },
    {
      id: 'user-research-04',
      difficulty: 'beginner',
      question:
        'For a test of accounting software for small craft businesses, colleagues from your own office are available at once. Why are they the wrong participants?',
      right: {
        text: "They know the product and lack the users' everyday work",
        why: 'Prior knowledge and a different context hide exactly those problems which real users have.',
      },
      wrong: [
        {
          text: 'They have no time, so that the tests will be cut short',
          why: 'Time could be arranged. The results would not be transferable even then.',
        },
        {
          text: 'They would have to be paid, just like other participants',
          why: 'Payment is no criterion for suitability.',
        },
        {
          text: 'They are too few for results that would be significant',
          why: 'For finding usability problems a few people suffice, if they are the right ones.',
        },
      ],
    },
    {
      id: 'user-research-05',
      difficulty: 'beginner',
      question:
        "Five of five participants failed at the same step of the checkout. The developer says: 'Five people are not representative.' What do you reply?",
      right: {
        text: 'For finding a grave problem, five are enough; for its rate, they are not',
        why: 'If all five fail, the problem is almost certainly common. An exact share would need more people, but the decision does not.',
      },
      wrong: [
        {
          text: 'He is right, and the problem should be ignored until 100 have been tested',
          why: 'A serious problem that is plain to see does not need statistics to be repaired.',
        },
        {
          text: 'Five are always sufficient, so the failure rate among all users is 100%',
          why: 'The sample supports a common problem, not an exact rate.',
        },
        {
          text: 'The results are valid if the five belong to different groups of age each',
          why: 'Variety is useful, but does not turn five people into a measurement of the share.',
        },
      ],
    },
    {
      id: 'user-research-06',
      difficulty: 'beginner',
      question:
        "Support says that many cancel at the step 'address'. The data show where but not why. Which method do you choose next?",
      right: {
        text: 'Watch some people as they go through this step, and ask them',
        why: 'Observation and inquiry give reasons. Numbers show the extent and the place.',
      },
      wrong: [
        {
          text: 'Send a survey on general satisfaction to all of the customers',
          why: 'It asks the wrong ones about the wrong thing; reasons for the step do not emerge.',
        },
        {
          text: 'Analyze a larger amount of the same data over a longer period',
          why: 'More of the same data confirms the where and never gives the why.',
        },
        {
          text: 'Test two other designs of the step in an experiment right away',
          why: 'Without knowing the reason, the variants are guesses.',
        },
      ],
    },
    {
      id: 'user-research-07',
      difficulty: 'beginner',
      question: "A survey asks: 'How satisfied are you with our fast and friendly support?' What is wrong?",
      right: {
        text: 'It suggests the answer and mixes two things in one question',
        why: "'Fast and friendly' colors the reply, and whoever finds it slow but friendly cannot answer.",
      },
      wrong: [
        {
          text: 'It should be open, as closed questions give useless answers',
          why: 'Closed questions are useful for quantities, if they are worded neutrally.',
        },
        {
          text: 'It lacks a reward, without which people will not answer well',
          why: 'Rewards increase response, but do not repair the question.',
        },
        {
          text: 'It asks about satisfaction, which cannot be put in a survey',
          why: 'Satisfaction can be asked about, in a neutral and separate way.',
        },
      ],
    },
    {
      id: 'user-research-08',
      difficulty: 'beginner',
      question: 'Before you record an interview on video, what do you need from the participant?',
      right: {
        text: 'Informed consent on purpose, use, and storage, given freely',
        why: 'People must know what happens with the recording and be able to refuse or withdraw without disadvantage.',
      },
      wrong: [
        {
          text: "An oral 'okay' at the end, once the recording is complete",
          why: 'Too late: consent has to come before, and the person has to know what it covers.',
        },
        {
          text: 'Nothing, as the invitation has mentioned a conversation',
          why: 'Agreeing to talk is not agreeing to be filmed.',
        },
        {
          text: 'A signature that gives the company all rights for good',
          why: 'Consent must be specific, limited to the purpose, and revocable; a blanket waiver is neither fair nor lawful in many places.',
        },
      ],
    },
    {
      id: 'user-research-09',
      difficulty: 'intermediate',
      question: "In 12 interviews, users ask for 'an Excel export'. What do you find out before it is built?",
      right: {
        text: 'What they do with the data in Excel after having exported it',
        why: 'The export is their solution. Perhaps they add up, compare, or forward figures, which the product could do better.',
      },
      wrong: [
        {
          text: 'Which version of Excel they use, so the format is compatible',
          why: 'A detail for later, if the export is really the best answer.',
        },
        {
          text: 'How many more users would like it, by means of a short survey',
          why: 'A count of wishes does not reveal the need behind them.',
        },
        {
          text: 'Which columns they would like to have included in the export',
          why: 'It takes the solution as settled, and refines it.',
        },
      ],
    },
    {
      id: 'user-research-10',
      difficulty: 'intermediate',
      question:
        'Your team interviews only customers who have been using the product for years. Which error do you make when asking why people leave?',
      right: {
        text: 'Survivorship: those who left, or never started, are not heard',
        why: 'Loyal users have got over the obstacles at which others gave up. Their reasons are the opposite of what you seek.',
      },
      wrong: [
        {
          text: 'Recency: long-time customers recall only the last few weeks',
          why: 'Memory is limited in every interview; the decisive gap is who is not there.',
        },
        {
          text: 'Saturation: long-time customers all give much the same answers',
          why: 'Repetition would show completeness within the group, but the group is wrong.',
        },
        {
          text: 'Courtesy: long-time customers avoid criticism in conversation',
          why: 'They may, but even a perfectly frank loyal customer cannot say why others left.',
        },
      ],
    },
    {
      id: 'user-research-11',
      difficulty: 'intermediate',
      question:
        'In interviews people say that they cook fresh food almost daily. Kitchen diaries show two days a week. How do you use this?',
      right: {
        text: 'Rely on the behavior, and study the ideal for motives',
        why: 'Self-reports are colored by desired images. Each is data: one on action, and the other on aspirations.',
      },
      wrong: [
        {
          text: 'Rely on the statements, as people know themselves best',
          why: 'On frequency and everyday behavior, people are often mistaken, particularly in the desired direction.',
        },
        {
          text: 'Take the mean of the two, which is about four days a week',
          why: 'Mixing two different things yields a number that fits neither.',
        },
        {
          text: 'Discard both, since the participants are not reliable here',
          why: 'The contradiction is itself a valuable finding.',
        },
      ],
    },
    {
      id: 'user-research-12',
      difficulty: 'intermediate',
      question:
        'A stakeholder wants to watch the usability tests live, with eight people in the same room as the participant. What do you propose?',
      right: {
        text: 'Watching by video from another room, with shared notes',
        why: 'Observing is valuable for the stakeholders, but an audience in the room changes the behavior of the person.',
      },
      wrong: [
        {
          text: 'Taking part in the room, if they introduce themselves',
          why: 'Eight strangers create pressure even if they are friendly.',
        },
        {
          text: 'Reading the report afterward, without having observed',
          why: 'Seeing users fail convinces more than any report. One would give this effect away.',
        },
        {
          text: 'Asking the participants questions of their own as well',
          why: 'Untrained questions lead the person and disturb the course.',
        },
      ],
    },
    {
      id: 'user-research-13',
      difficulty: 'intermediate',
      question: 'You have 200 open answers in a survey. How do you get from them to robust findings?',
      right: {
        text: 'Code them by theme, with a second person checking a part',
        why: 'Systematic coding makes the path from statement to finding traceable; a second coder reveals arbitrary categories.',
      },
      wrong: [
        {
          text: 'Read them all, and note down the impression that remains',
          why: "Impressions favor what is striking and what fits one's expectation.",
        },
        {
          text: 'Count the most frequent words, and present a word cloud',
          why: "Words without context mislead: 'price' can stand for praise or complaint.",
        },
        {
          text: 'Choose ten strong quotes that illustrate the hypothesis',
          why: 'It is illustration by choice, and contradicting answers disappear.',
        },
      ],
    },
    {
      id: 'user-research-14',
      difficulty: 'intermediate',
      question:
        'You want to know which menu labels users expect before a large site is rebuilt. Which method fits?',
      right: {
        text: 'Card sorting, then a tree test of the structure derived',
        why: 'Sorting shows how people group and name things; the tree test shows whether they find things in the structure.',
      },
      wrong: [
        {
          text: 'An A/B test of two finished designs of the whole website',
          why: 'It compares finished solutions, when the structure is still the question, and does not explain why.',
        },
        {
          text: 'A focus group that discusses the present menu of the site',
          why: 'Discussions yield opinions, influenced by the group, rather than expectations in searching.',
        },
        {
          text: 'Eye tracking on the home page of the website as it is today',
          why: 'It shows where people look on the old page, and not which terms they would expect.',
        },
      ],
    },
    {
      id: 'user-research-15',
      difficulty: 'intermediate',
      question:
        'After six interviews with nurses nothing new comes up. After two with doctors you hear entirely different things. What does it mean for planning?',
      right: {
        text: 'Saturation applies per group, so more interviews with doctors are needed',
        why: 'If answers repeat, a group is covered. A different group starts from the beginning.',
      },
      wrong: [
        {
          text: 'Saturation has been reached, since the total of eight is usually sufficient',
          why: 'Rules of thumb hold for homogeneous groups. The two doctors just show that there are two.',
        },
        {
          text: 'The doctors are outliers, and should be left out in the evaluation at the end',
          why: 'A deviating group is not an error. It may be decisive for the product.',
        },
        {
          text: 'Doctors and nurses should be interviewed together, to resolve contradictions',
          why: 'In a mixed group hierarchy shapes the answers, and the differences would vanish.',
        },
      ],
    },
    {
      id: 'user-research-16',
      difficulty: 'intermediate',
      question:
        'A participant praises every screen in the test, although she failed at three of four tasks. How do you deal with it?',
      right: {
        text: 'Weight what she did over what she said, and report the failures',
        why: 'Politeness and a wish to please color statements. Behavior shows the problems.',
      },
      wrong: [
        {
          text: 'Leave out her session, since her statements are contradictory',
          why: 'The contradiction is normal, and her failures are valuable.',
        },
        {
          text: 'Weight the praise, because satisfaction is what decides in the end',
          why: 'Praise in the lab does not predict use; failure in the task does prevent it.',
        },
        {
          text: 'Ask her to be more critical, and have her repeat the four tasks',
          why: 'After the first run she knows the tasks, and the request produces artificial criticism.',
        },
      ],
    },
    {
      id: 'user-research-17',
      difficulty: 'expert',
      question:
        "A usability test of a new design shows 9 of 10 successes; a month ago the old one had 7 of 10 with other participants. The designer reports '20 points better'. How do you comment?",
      right: {
        text: 'With such samples, the difference may well be due to chance',
        why: 'The confidence intervals overlap widely. Qualitative findings are usable; a claim of improvement needs more people.',
      },
      wrong: [
        {
          text: 'The claim is right, as the same tasks were used in both tests',
          why: 'The same tasks are necessary for a comparison, but they do not remove chance.',
        },
        {
          text: 'The claim is right, if both of the groups were chosen randomly',
          why: 'Random choice avoids bias, not the large random variation of ten people.',
        },
        {
          text: 'It must be 29%, as 9 has to be set in relation to 7 successes',
          why: 'Relative or absolute: the question is whether the difference exists at all.',
        },
      ],
    },
    {
      id: 'user-research-18',
      difficulty: 'expert',
      question:
        'Your research shows clearly that a feature dear to management solves no problem. In your report, how do you raise the chance that it has an effect?',
      right: {
        text: 'Involve the deciders early, by observing sessions and agreeing on what would count',
        why: 'Those who saw the users and set the criteria beforehand accept an unwelcome result more easily than a report at the end.',
      },
      wrong: [
        {
          text: 'Present the result with particular severity, so that nobody can ignore it anymore',
          why: 'Severity creates resistance; the method is then attacked instead of the matter.',
        },
        {
          text: 'Soften the result by naming advantages too, so that relations are not burdened',
          why: 'A softened finding is read as approval, and the damage occurs.',
        },
        {
          text: 'Extend the report with more data, until there is no doubt that could be raised',
          why: 'Resistance seldom stems from a lack of data; meanwhile the feature is built.',
        },
      ],
    },
    {
      id: 'user-research-19',
      difficulty: 'expert',
      question:
        'You interview people about a medical app that deals with addiction. A participant tells you that she intends to hurt herself. What takes priority?',
      right: {
        text: 'Her safety: stop the research, and follow the prepared emergency plan',
        why: 'Protection of participants comes before data. In such subjects a plan with contacts is part of the preparation.',
      },
      wrong: [
        {
          text: 'Confidentiality: what is said in the interview may never be passed on',
          why: 'Confidentiality has limits in acute danger, about which participants are informed beforehand.',
        },
        {
          text: 'Neutrality: note the statement, and go on with the questions as planned',
          why: 'Neutrality concerns influencing answers; it is no reason to leave a person in danger alone.',
        },
        {
          text: 'Comfort: comfort her yourself, and complete the session later that day',
          why: 'Researchers are no therapists. Well-meant talk without expert help may do harm.',
        },
      ],
    },
    {
      id: 'user-research-20',
      difficulty: 'expert',
      question:
        'A dashboard of feedback shows that 70% of comments ask for lower prices. Only 2% of users comment. What may you conclude about the other 98%?',
      right: {
        text: 'Nothing: those who comment selected themselves and differ from the rest',
        why: 'Self-selection makes such a share useless for the whole. One has to ask a sample chosen by oneself.',
      },
      wrong: [
        {
          text: 'About 70% wish for lower prices, because 2% of many users is a large sample',
          why: 'A large biased sample is still biased.',
        },
        {
          text: 'They are content with prices, as otherwise they would have commented on them',
          why: 'Silence can have many reasons, such as indifference or having left.',
        },
        {
          text: 'About 70%, with a margin of error that results from the number of comments',
          why: 'The margin of error presupposes a random sample.',
        },
      ],
    },
    {
      id: 'user-research-21',
      difficulty: 'expert',
      question:
        'For an internal tool, call center agents take four minutes per case. In the lab they take two with the new version. In use it is still four. What is the most useful next step?',
      right: {
        text: 'Observe them at work, with calls, interruptions, and other systems',
        why: 'The lab lacked the context that costs time. Field observation shows what else belongs to a case.',
      },
      wrong: [
        {
          text: 'Repeat the lab test with more agents, until the result is reliable',
          why: 'The lab value may be precise, yet it measures a different situation.',
        },
        {
          text: 'Train the agents longer, as they do not use the new version properly',
          why: 'An assumption without evidence; in the lab they could use it.',
        },
        {
          text: 'Wait for some months, until the agents have got used to the version',
          why: 'It may be, but nothing is learned of the cause, and they were already fast in the lab.',
        },
      ],
    },
    {
      id: 'user-research-22',
      difficulty: 'expert',
      question:
        'A team runs weekly interviews and builds what was asked for in the last one. The product becomes ever more inconsistent. Which error is this?',
      right: {
        text: 'Reacting to single statements, without patterns across many and a goal',
        why: 'Continuous research needs synthesis: opportunities are compared over several interviews and against the aim.',
      },
      wrong: [
        {
          text: 'Interviewing too often, when one round of research per year would do',
          why: 'Regular contact is an advantage; it is the evaluation that is missing.',
        },
        {
          text: 'Interviewing users, when usage data alone would give consistent results',
          why: 'Data shows what happens, and hardly ever why. It does not replace synthesis either.',
        },
        {
          text: 'Letting the team interview, when only specialists should talk to users',
          why: 'Involving the team helps understanding. With synthesis it works well.',
        },
      ],
    },
    {
      id: 'user-research-23',
      difficulty: 'expert',
      question:
        "For a B2B product, one vendor-selected 'customer council' of ten enthusiastic administrators decides on research topics. End users never appear. What is the greatest danger?",
      right: {
        text: 'The product is optimized for those who run it, and fails those who work with it',
        why: 'Administrators have other tasks. Problems of end users remain invisible until departments replace the product.',
      },
      wrong: [
        {
          text: 'The ten get used to the role, and demand increasingly to be paid for their advice',
          why: 'Payment can be arranged, and does not distort as strongly as the absence of users.',
        },
        {
          text: 'Ten members are too few to obtain results that are statistically significant',
          why: 'For qualitative purposes ten can be enough. It is the composition that is wrong.',
        },
        {
          text: 'The council reveals future plans to competitors, as some of them change employers',
          why: 'Confidentiality can be regulated. The blind spot would remain.',
        },
      ],
    },
    {
      id: 'user-research-24',
      difficulty: 'expert',
      question:
        'You want to measure whether a redesign reduces the effort users perceive. You ask only once, three months after the launch. Why is that insufficient?',
      right: {
        text: 'Without a value from before, and with leavers gone, no change can be shown',
        why: 'The comparison is missing, and those annoyed may have left by then, so that the rest look more satisfied.',
      },
      wrong: [
        {
          text: 'After three months users have forgotten the redesign, and can no longer judge',
          why: 'They judge present effort, which does not require remembering.',
        },
        {
          text: 'Perceived effort cannot be measured, as it is merely a subjective impression',
          why: 'Subjective measures with tested scales are established and useful.',
        },
        {
          text: 'It has to be asked immediately after the launch, when the impression is fresh',
          why: 'At that moment the effort of relearning is measured, and there is still no comparison.',
        },
      ],
    },
  ],
}
