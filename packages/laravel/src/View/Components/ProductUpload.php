<?php

// Written by `npm run generate`.

declare(strict_types=1);

namespace Yy\Laravel\View\Components;

use Yy\Laravel\View\WidgetComponent;

/** `<x-yy-product-upload>`: Makes a listing form keep what is typed, suggest from the title, ask what the category asks, send photos one by one and then the listing. */
final class ProductUpload extends WidgetComponent
{
    /**
     * @param mixed $redirectUrl url: Where the visitor goes once the listing is there; without it the form is empty again.
     * @param mixed $photoPath url: Takes each photo (POST, multipart `image`) and answers its `image_public_id`. Required beside a `photos` child.
     * @param mixed $maxPhotoSize number: Largest photo, in bytes; 10 MB.
     * @param mixed $maxPhotos number: How many photos a listing may have.
     * @param mixed $draftText string: Offers the draft; `{when}` is for example “de ontem às 14h”.
     * @param mixed $todayText string: `{when}` of a draft of today.
     * @param mixed $yesterdayText string: `{when}` of a draft of yesterday.
     * @param mixed $dateText string: `{when}` of an older draft.
     * @param mixed $dateLanguage string: Language of `{date}` and `{time}`, a BCP 47 tag.
     * @param mixed $labelContinue string: The button that puts the draft into the form.
     * @param mixed $labelDiscard string: The button that throws the draft away.
     * @param mixed $restoredText string: Said once the draft is in the form.
     * @param mixed $brandText string: The button of a suggested brand.
     * @param mixed $subcategoryText string: The button of a suggested category.
     * @param mixed $chooseText string: First option of a list among the fields of a category.
     * @param mixed $fieldsLoadingText string: Shown and spoken while they are on their way.
     * @param mixed $fieldsFailedText string: Shown and spoken when they could not be had.
     * @param mixed $labelRetry string: The button beside whatever has failed.
     * @param mixed $waitingText string: Shown and spoken while the listing waits for its photos.
     * @param mixed $loadingText string: Shown and spoken while the listing is on its way.
     * @param mixed $createdText string: Shown and spoken once the listing is there, if the visitor stays.
     * @param mixed $errorText string: When the server could not be reached or gave no field errors.
     * @param mixed $signedOutText string: When the server no longer knows the visitor.
     * @param mixed $labelLogin string: Text of the link to the sign-in page.
     * @param mixed $loginPath url: Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address.
     * @param mixed $photosFailedText string: When the listing cannot go because a photo did not.
     * @param mixed $photoText string: Names a photo, `{n}` from 1.
     * @param mixed $coverText string: Marks the first photo.
     * @param mixed $labelForward string: The button that moves a photo one place towards the cover.
     * @param mixed $labelRemove string: The button that takes a photo out.
     * @param mixed $labelCancel string: The button that stops a photo on its way.
     * @param mixed $sendingText string: Names the progress bar; `{name}` is the file's.
     * @param mixed $typeText string: A file that is no image of these types; `{name}` is the file's.
     * @param mixed $sizeText string: A photo that is too large; `{name}` is the file's, `{max}` the largest size.
     * @param mixed $emptyText string: A file with nothing in it; `{name}` is the file's.
     * @param mixed $countText string: A photo too many; `{name}` is the file's, `{max}` how many there may be.
     * @param mixed $photoFailedText string: A photo that the server did not get or take, unless the server says why.
     * @param mixed $mount choice: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`).
     */
    public function __construct(
        mixed $redirectUrl = null,
        mixed $photoPath = null,
        mixed $maxPhotoSize = null,
        mixed $maxPhotos = null,
        mixed $draftText = null,
        mixed $todayText = null,
        mixed $yesterdayText = null,
        mixed $dateText = null,
        mixed $dateLanguage = null,
        mixed $labelContinue = null,
        mixed $labelDiscard = null,
        mixed $restoredText = null,
        mixed $brandText = null,
        mixed $subcategoryText = null,
        mixed $chooseText = null,
        mixed $fieldsLoadingText = null,
        mixed $fieldsFailedText = null,
        mixed $labelRetry = null,
        mixed $waitingText = null,
        mixed $loadingText = null,
        mixed $createdText = null,
        mixed $errorText = null,
        mixed $signedOutText = null,
        mixed $labelLogin = null,
        mixed $loginPath = null,
        mixed $photosFailedText = null,
        mixed $photoText = null,
        mixed $coverText = null,
        mixed $labelForward = null,
        mixed $labelRemove = null,
        mixed $labelCancel = null,
        mixed $sendingText = null,
        mixed $typeText = null,
        mixed $sizeText = null,
        mixed $emptyText = null,
        mixed $countText = null,
        mixed $photoFailedText = null,
        mixed $mount = null,
    ) {
        parent::__construct('product_upload', get_defined_vars());
    }
}
