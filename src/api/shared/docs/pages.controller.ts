import { applyDecorators, Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { graphqlPage, problemsPage, restPage } from './pages.js';

/** What our pages may do: load our own scripts, styles and pictures, and ask this service. Both user interfaces set styles by script. */
const POLICY = [
  "default-src 'none'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data:", "font-src 'self' data:", "connect-src 'self'",
  "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
].join('; ');

const Page = (path: string): MethodDecorator => applyDecorators(
  Get(path), Header('content-type', 'text/html; charset=utf-8'), Header('content-security-policy', POLICY), Header('cache-control', 'public, max-age=300'),
);

/** Documentation for people. */
@ApiExcludeController()
@Controller('docs')
export class PagesController {
  @Page('')
  rest(): string {
    return restPage;
  }

  @Page('graphql')
  graphql(): string {
    return graphqlPage;
  }

  @Page('problems')
  problems(): string {
    return problemsPage;
  }
}
