import { uploadImageEndpoint } from "@/lib/api/design/upload-image";
import { serve } from "@/lib/auth/serve";
import { AppError } from "@/lib/http/app-error";
import { uploadImage } from "@/lib/media/upload-image";

export const runtime = "nodejs";

/** Images of people, under permanent addresses. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: uploadImageEndpoint,
  async handle({ file, body, person, origin }) {
    const source = file ?? body;
    if (!source) throw new AppError("INVALID_REQUEST", "Send a file, or the url of one.");
    const fileName = await uploadImage(person, source);
    return { status: 201, json: { url: new URL(`/uploads/${fileName}`, origin).href } };
  },
});
