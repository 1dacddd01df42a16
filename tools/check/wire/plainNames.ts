/**
 * Names in contracts that are also good names in our code: plain English, in our spelling. All others are
 * mapped in the feature's `api.ts`. Add a name here only if we would have chosen it.
 */
export const plainNames: ReadonlySet<string> = new Set(
  `
  aboutId acceptConflicts accessToken account acsAddress actor actualAmount addedAt addedBy address addressee
  administratorCount administrators after agenda agreed agreements agreementsDue allocableCount allowedAt amount
  amounts answer application applicationId appliedAt appliedBy approval approver apps at attempt auditDetail auditedAt
  auditId auditorName authenticator bankAccount bankName batch batchId batchOf because before bindType blockers blocks
  borrowed borrowedCount borrowedUntil boundAt browser buyerName callbackAddress callbackKey callbackToken canAllocate
  canBePaid canChange canDownload canEdit canEditRemarks canRenew canTry captchaId captchaRequired categories category
  categoryId categoryName certificateEndsAt certificates challenge challengeId change changeId changes changing
  checkedAt checkedInAt checkoutId cities city claim claims clash clientId clientSecret closedBecause code codeType
  companies company companyId companyName completion confirmedLeavers conflicts connectionId connectionName
  connections consent contactPerson contactPhone contacts content contentEn costsBy count counties counts createdAt
  createdBy creditCode cutAt data day days decidedAt decidedBy decision delegateId deliverAt denials department
  departmentChanges departmentCount departmentId departmentIds departmentName departmentNames departments
  departmentsRead description detail detailedAddress details deviceCount deviceName devices difference differenceId
  difficulty directoryId directoryName discipline displayName domain domains done downloadUrl drawing due dueAt
  durations earlierEnd effect email emailVerified embedderId embedderName endAt endDate ending ends endsAt endsOn
  endTime entityId event eventId excepted exceptedUserIds exempt exemptCount exemption exemptionId expiresAt
  extendUntil externalId failed failedCount failure field file fileBytes fileName files fingerprint finishedAt folders
  follows formerDepartment formerName formerRemarks found free from fromMonth fullName gains gives goesOn graceDays
  granted grantedAt grantedBy groupId groupIds groupName groupNames groups h hasAccount hasBelow hasCode hasDetails
  hasOrders hasOwn hasPreviousPage hasReleases hasSecret heading held hiddenRowCount hiddenSheetNames highlights
  holders homepage hour id identifier idleCount idleDays idleFrom idleSeats ids image inactive installedBy
  introduction inUse invitationId invitations invited invitedAt inviterName invoiceContent invoiceHeader invoiceInfo
  invoiceIssued invoiceNumber invoiceRemark invoiceType isAble isActive isAdministrator isAtCashier isAutomatic
  isBorrowed isBound isConcurrent isConfirmed isCurrent isCurrentSession isDefault isDissolved isDone isEarlier
  isEmailVerified isEscalated isExempt isFirstParty isGranted isHeldAlready isHere isInstant isLeft isLinked isLosing
  isLost isManageable isMember isNative isOffered isOn isOnline isOpen isOrderDesc isOver isPhone isReported
  isRequired iss isSettling isSold isSplit issuedAt issuer isSynced isTrial isUnpaid isUsable isWanted isWeak
  isWebClient jobRole joined joining joins keeps keepUserIds key keyId keyThumbprint kind language lastActiveAt
  lastCallbackAt lastReadAt lastTest lastUsedAt lastUsedOn latestEnd leavers leavesGroups leaving left leftAt
  leftCount leftOut level licence licenceCount licenceFile licenceId licences licensingType limit lineAmount
  linkCreatedAt linkedAt linkedCount linkId links list lockedUntil loginHint logoPath longestDays looksBroken
  loserCount losers loses loseUserIds losingCount loss lostAt lowestPrice madeAt mail managesGroups mark median
  meetingId meetingName meetings memberCount memberLimit memberNames members message messageId messageIds messages
  metadata metadataAddress missing missingParts mobile modifiedAt month months mostSeats moves n name nameEn names
  needs newPassword next nextReadAt nonce note notes noticeDays now number obstacle occasion offers oidc oldMobile
  oldPassword onlineCount openOrder openSeats operation orderAmount orderBy orderNo orders origin origins other others
  otherSheetNames ours overcommit ownDelegation owned ownedCount ownLosingCount packageId packages pageIndex pages
  pageSize paidAt paragraphs parentId pass passedOn passedOnCount passkeys passportId passportRefreshToken
  passportToken password passwordChangedAt passwordSetAt path payAmount paymentId payType payTypeDescription payUrl
  peak peakCount pendingCount people peopleRead peopleWithPhone percent perDay permissions person personId phone
  phones picture placeCount placesLeft plannedAt plannedBy plannedCount platform policy pool poolDepartmentId pools
  position possibleDelegates previous price priceMissing privacyPolicy problem problems product productId productName
  productNames products productType proof protections provider province provinces publicKey publishedAt purpose
  questions reach readAt realName reason reasons received reclaimId recordName recordValue recoveryCodes redirectUri
  reference refreshToken refundAmount region registeredAddress releaseId remainingDays remark remarks reminderDays
  renewals replaces reportEvery request requestedAt requestId requirements respondedAt response retryAfterSeconds
  returned returnedAt returnOrigins returns returnsAt returnsUntil returnUrl role rootId rootName row rowId rowIds
  rowsBy rule ruledCount ruledProducts ruleId ruleName salt saml savedAt savedBy scan schedule school scope scopes
  searchName seat seats seatsAfter seconds secondStepWanted secondStepWantedBy secret sections seenAt sent sentAt
  sessionId sessionIds sha256 shared sharedBy shareId shares short side sign signedInAt since size skipped source
  sourceName speaker ssoAddress standing startAt startedAt startedBy startsAt startsOn startTime state status
  statusBefore staysAdministrator steps stopsWaiting subject subjectId subjectName submitted submittedAt submittedBy
  successor suggestedSeats summary swapsLeft swapsPerMonth system takesOver tasks teacherName teacherPhone terms text
  threshold ticket time timeout title titleEn to token tokenId tokenName tokens total totalCount totalItems trashedAt
  trial trialDays tried trigger type unchanged undecidedDepartments undecidedPeople undoableCount undone undoUntil
  unitPrice unknownPhones unlicensed until untilMonth untouched unusedAmount updatedAt updatedBy uploadId url use used
  usedAt usedCount user userAccount userAgreement userId userIds userName users uses value values venue verdict
  verification verifiedAt version versions viewCount w waiting waitingCount waitingPosition waits wasPasswordChanged
  ways willJoin without withoutCount word yearlyPrice yearPrice
  `
    .trim()
    .split(/\s+/),
)
