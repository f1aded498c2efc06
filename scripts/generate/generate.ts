import { packageFolders, schemaFolder } from "./folders";
import { readSources, schemaListPath } from "./sources";
import { removeOthers, staleOf, writeArtefacts } from "./writeArtefacts";

/**
 * Writes `widgets/generated/`, for compilers, the build, the site, editors and the published
 * package.
 */
export async function generateSchemaFiles(): Promise<void> {
  const sources = await readSources();
  const { schemaFiles } = await import("./schemaFiles");
  const files = schemaFiles(sources);
  writeArtefacts(files);
  removeOthers([schemaFolder], [schemaListPath, ...files.map(({ path }) => path)]);
}

/**
 * Writes the files of the packages for Rails, Laravel and Django that are generated from the
 * schemas and stories.
 */
export async function generatePackageFiles(): Promise<void> {
  const sources = await readSources();
  const { packageFiles } = await import("./packageFiles");
  const files = await packageFiles(sources);
  writeArtefacts(files);
  removeOthers(
    packageFolders,
    files.map(({ path }) => path),
  );
}

/**
 * Updates the generated sections of documents in git, and the catalogue's pictures. Returns the
 * paths of stale files.
 * @param check true to write nothing
 */
export async function generateDocuments(check = false): Promise<string[]> {
  const sources = await readSources();
  const { documents } = await import("./documents");
  const { stalePictures, writePicture } = await import("./cataloguePictures");
  const pictures = await stalePictures();
  const files = staleOf(documents(sources));
  if (!check) {
    writeArtefacts(files);
    for (const picture of pictures) await writePicture(picture);
  }
  return [...files, ...pictures].map(({ path }) => path);
}
