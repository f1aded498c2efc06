export { readImage } from "./readImage";
export { UploadProgress } from "./UploadProgress";
