/**
 * Names in contracts that are our words as well: plain English, in our spelling. Any other has a word in its feature's
 * `api.ts`. Add a name here only if we would have chosen it.
 */
export const plainNames: ReadonlySet<string> = new Set(
  `
  accessToken account actor actualAmount addedAt addedBy address addressee administratorCount administrators after agenda agreed agreements
  agreementsDue amount answer application appliedAt at attempt auditDetail auditedAt auditId auditorName authenticator
  bankAccount bankName batch batchId batchOf before bindType blockers blocks boundAt browser buyerName canAllocate canBePaid canChange canDownload
  canEditRemarks captchaId captchaRequired categories category categoryId categoryName challenge challengeId change changes checkedInAt cities city clash
  closedBecause code codeType companies company companyName completion contactPerson contactPhone contacts content
  contentEn count counties counts createdAt creditCode data decidedAt deliverAt department departmentCount
  departmentIds departmentName departmentNames departments description detailedAddress details deviceCount
  devices difficulty discipline displayName done downloadUrl drawing due effect email emailVerified endAt endsAt endTime event
  eventId expiresAt failedCount field file files folders formerName formerRemarks from fullName granted grantedAt groupId
  groupName groups h hasAccount hasCode hasOwn hasPreviousPage heading highlights holders id ids image introduction invitationId
  invitations invitedAt inviterName invoiceContent invoiceHeader invoiceInfo invoiceIssued invoiceNumber invoiceRemark invoiceType
  isActive isAdministrator isAtCashier isBound isConfirmed isCurrent isCurrentSession isDefault isDissolved isDone isEmailVerified isHeldAlready isInstant
  isManageable isMember isOffered isOnline isOpen isOrderDesc isOver isSold isSynced isWanted isWeak isWebClient issuedAt jobRole
  keyId kind language lastActiveAt lastUsedAt leavesGroups left leftCount level licenceCount licences
  licensingType linkCreatedAt linkId list lockedUntil logoPath loserCount losers loss lowestPrice madeAt mark meetingId meetingName meetings memberCount
  memberLimit memberNames members messageId messageIds messages missing missingParts mobile mostSeats modifiedAt moves n name nameEn names
  newPassword next nonce now number obstacle occasion offers oldMobile oldPassword onlineCount openSeats operation orderAmount
  orderBy orderNo orders origin ownedCount packageId packages pageIndex pages pageSize paidAt paragraphs parentId passedOn passedOnCount
  passkeys passportId passportRefreshToken passportToken password passwordChangedAt passwordSetAt pass path payAmount
  paymentId payType payTypeDescription payUrl pendingCount perDay permissions person phone phones picture
  placeCount placesLeft pool position previous price privacyPolicy problems product productId productName products productType proof protections provider
  province provinces publicKey purpose realName reason received recoveryCodes reference refreshToken refundAmount
  region registeredAddress remainingDays remark remarks renewals request requestedAt requirements respondedAt response
  retryAfterSeconds returnOrigins returns returnUrl role row salt scan school searchName seats secondStepWanted
  secondStepWantedBy secret sections shareId sharedBy seenAt sent sentAt sessionId sessionIds shares side sign signedInAt
  since size skipped source speaker standing startAt startTime state status statusBefore staysAdministrator subjectId subjectName
  submittedAt submittedBy successor summary system tasks teacherName teacherPhone terms text ticket time timeout title titleEn to
  total totalCount trial trialDays totalItems trashedAt type unlicensed until uploadId updatedAt updatedBy url used usedAt usedCount user userAccount userAgreement
  userId userIds userName users venue verification version versions viewCount w waitingCount waitingPosition wasPasswordChanged ways withoutCount word
  aboutId apps because canRenew fileBytes fileName hasReleases goesOn grantedBy isEarlier isHere isLeft key lineAmount isUnpaid licenceId notes openOrder others owned platform publishedAt releaseId reportEvery sha256 startedAt steps takesOver unitPrice use uses version
  hiddenRowCount hiddenSheetNames leftOut otherSheetNames
  `
    .trim()
    .split(/\s+/),
)
